import { expect, test } from 'vitest';
import { renderAcknowledgement } from '#leads/delivery/targets/acknowledgement.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

const SIGNATURE = 'Example Motors\n07 5550 0100\nhttps://www.example.com.au\n';
const YARD = makeLocation({ id: 'yard', name: 'Example Yard' });
const WEEK = makeLocation({
  id: 'week',
  name: 'Example Week',
  contact_detail: {
    opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => makeOpeningHour(day, '08:00', '16:00')),
  },
});

/** The acknowledgement of an enquiry from 'Ada' with these answers. */
function render(
  userData: JsonObject,
  dealer: Parameters<typeof makeSiteFacts>[0] = {},
  rest: JsonObject = {},
) {
  const lead = makeLead({
    payload: { userData: { name: 'Ada', email: 'ada@example.com', ...userData }, ...rest },
  });
  const facts = makeSiteFacts({ locations: [YARD, WEEK], ...dealer });
  return renderAcknowledgement(makeOutboundLead({}, { lead, dealer: facts }), 'website@example.com.au');
}

test('an enquiry of which nothing else is known is acknowledged in three paragraphs', () => {
  expect(render({})).toMatchObject({
    subject: "We've got your enquiry: Enquiry",
    text: `Hi Ada,\n\nThanks for getting in touch.\n\n${SIGNATURE}`,
  });
});

test('the next steps have the word of the dealer for a vehicle', () => {
  const { subject, text } = render(
    { category: 'Test Drive' },
    { forms: makeFormConfig({ vehicle: 'truck' }) },
    { car_name: '2019 Isuzu NPR' },
  );
  expect(subject).toBe("We've got your enquiry: Test Drive, 2019 Isuzu NPR");
  expect(text).toBe(
    `Hi Ada,\n\nThanks for getting in touch about the 2019 Isuzu NPR.\n\nWe've got your test drive request. We'll call to lock in a time and have the truck ready for you. Please bring your driver licence.\n\n${SIGNATURE}`,
  );
});

test.each([
  ['Ada', 'Hi Ada,'],
  ['Mary-Jane O’Neil', 'Hi Mary-Jane O’Neil,'],
  ["D'Arcy", "Hi D'Arcy,"],
  ['Zoë', 'Hi Zoë,'],
  ['Nguyễn Thị', 'Hi Nguyễn Thị,'],
  ['evil.example', 'Hi,'],
  ['a@b', 'Hi,'],
  ['Call 0412 345 678', 'Hi,'],
  ['Ada\nClick here', 'Hi,'],
  ['-', 'Hi,'],
  ['A'.repeat(24), `Hi ${'A'.repeat(24)},`],
  ['A'.repeat(25), 'Hi,'],
  ['', 'Hi,'],
])('a visitor is greeted by name only if it plainly is one: %j', (name, greeting) => {
  expect(String(render({ name }).text).split('\n\n')[0]).toBe(greeting);
});

test('what the visitor chose has a line each', () => {
  const chosen = { collection: "I'll pick it up", service_date: '2026-12-04' };
  expect(render(chosen).text).toContain(
    "\n\nYou asked for:\n\nPick-up or delivery? I'll pick it up\nPreferred day: Friday 4 December 2026\n\n",
  );
});

test('a time outside the opening hours is answered with the nearest ones', () => {
  expect(render({ nearest_open_times: '8am on Monday' }).text).toContain(
    "\n\nWe're closed at the time you asked for. Our nearest open times are 8am on Monday.\n\n",
  );
});

test.each([
  [
    'with its hours, none of which is today',
    'week',
    'Example Week\nMon to Fri: 8am to 4pm\nSaturday: 8am to 4pm\nSunday: 8am to 4pm',
  ],
  ['without hours by its name', 'yard', 'Example Yard'],
])('the location of the enquiry is told %s', (_, location, told) => {
  expect(render({ location }).text).toBe(
    `Hi Ada,\n\nThanks for getting in touch.\n\n${told}\n\n${SIGNATURE}`,
  );
});

test('a location that is not there is not told', () => {
  expect(render({ location: 'gone' }).text).toBe(`Hi Ada,\n\nThanks for getting in touch.\n\n${SIGNATURE}`);
});

test('a dealer without a number of its own signs without one', () => {
  expect(render({}, { phone: null }).text).toMatch(/\n\nExample Motors\nhttps:\/\/www\.example\.com\.au\n$/);
});

test('names of several lines are one line in the headers', () => {
  const { from, to, subject } = render({ category: 'A\nB' }, { name: 'Example\r\nMotors' });
  expect({ from, to, subject }).toEqual({
    from: { name: 'Example Motors', address: 'website@example.com.au' },
    to: [{ name: '', address: 'ada@example.com' }],
    subject: "We've got your enquiry: A B",
  });
});
