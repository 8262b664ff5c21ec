import { describe, expect, test } from 'vitest';
import {
  buildFieldSummary,
  getContactName,
  summariseRequest,
} from '#leads/delivery/formats/field-summary.ts';
import {
  getFormValues,
  getPayloadText,
  getStockName,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { FORM_FIELDS } from '#leads/forms/fields.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeValuation } from '#tests/support/factories/make-valuation.ts';

const DEALER = makeSiteFacts({
  forms: makeFormConfig(TWO_LOCATIONS),
  locations: [makeLocation()],
  stock: { c1: makeCarFacts(), bare: makeCarFacts({ stocknum: null, price: 10, price_type: null }) },
});
const ID = 'f'.repeat(32);

/** The lines about a lead with a payload, except those that every lead has. */
function linesOf(payload: object, form = 'enquiry'): string[] {
  const lead = makeLead({ id: ID, form, payload: { ...payload } });
  const lines = buildFieldSummary({ lead, originalLead: undefined, dealer: DEALER });
  expect(lines.slice(-2)).toEqual(['Received: 10am on Saturday 21 November', `Reference: ${ID}`]);
  return lines.slice(0, -2);
}

test('an enquiry is its fields in the order of the form, then its vehicle, its page, its time and its id', () => {
  const { payload } = makeEnquiry();
  expect(linesOf(payload)).toEqual([
    'First name: Ada',
    'Last name: Example',
    'Mobile Number: +61412345678',
    'Email Address: ada@example.com',
    'Postcode: 4870',
    'Message: Is it still there?\nI can come on Friday.',
    'Wants news and offers: yes',
    'Agreed to: Send me news.',
    'Category: Vehicle Enquiry',
    'Vehicle: 2021 Toyota Corolla',
    'Stock number: S1',
    'Price: $22,990 Drive Away',
    'Vehicle page: https://www.example.com.au/cars/2021-toyota-corolla-s1/',
    'Sent from: https://www.example.com.au/cars/a/',
    'Pages visited: /',
  ]);
});

test.each<[string, string | boolean, string]>([
  ['opt_in', false, 'Wants news and offers: no'],
  ['terms_conditions', true, 'Agreed to the terms of use: yes'],
  ['location', 'mareeba', 'Location: Plain Motors Mareeba'],
  ['location', 'gone', 'Location: gone'],
  ['location_id', 'yard', 'Enquiry for: Plain Motors Cairns'],
  ['location_id', 'gone', 'Enquiry for: gone'],
  ['dealership_slug', 'plain-mareeba', 'Preferred dealership: Plain Motors Mareeba'],
  ['dealership_slug', 'gone', 'Preferred dealership: gone'],
  ['collection', "I'll pick it up", "Pick-up or delivery? I'll pick it up"],
  ['test_drive_date', '2026-12-25T03:00', 'Test Drive Booking Date: Friday 25 December 2026, 3am'],
  ['test_drive_date', '2026-12-25T15:30', 'Test Drive Booking Date: Friday 25 December 2026, 3.30pm'],
  ['wanted_vehicle', 'Toyota HiLux', 'Wants to drive: Toyota HiLux'],
  ['service_date', '2026-12-04', 'Preferred day: Friday 4 December 2026'],
  ['service_date', '2026-12-04T', 'Preferred day: 2026-12-04T'],
  ['service_date', 'on 2026-12-04', 'Preferred day: on 2026-12-04'],
  ['service_date', '2026-12-04T09:00:00', 'Preferred day: 2026-12-04T09:00:00'],
  ['service_date', 'tomorrow', 'Preferred day: tomorrow'],
  ['message', '2026-12-04', 'Message: 2026-12-04'],
  ['reserve_fee', '500', 'Reservation fee ($): 500'],
  ['something_new', 'kept', 'something_new: kept'],
])('the field %s with %j is the line "%s"', (name, value, line) => {
  expect(linesOf({ userData: { [name]: value } })).toEqual([line]);
});

test('an empty field, or one for programs, has no line', () => {
  expect(linesOf({ userData: { name: '', isLastStep: true, message: 'Hi' } })).toEqual(['Message: Hi']);
});

const PAGE = 'Vehicle page: https://www.example.com.au/cars/2021-toyota-corolla-s1/';

test.each<[string, JsonObject, readonly string[]]>([
  [
    'in stock',
    { car_id: 'c1', car_name: 'Old name' },
    ['Vehicle: 2021 Toyota Corolla', 'Stock number: S1', 'Price: $22,990 Drive Away', PAGE],
  ],
  ['without a stock number and a price', { car_id: 'bare' }, ['Vehicle: 2021 Toyota Corolla', PAGE]],
  ['no longer in stock', { car_id: 'c9', car_name: '2019 Kia Rio' }, ['Vehicle: 2019 Kia Rio']],
  ['of which only the id is known', { car_id: 'c9' }, ['Vehicle: c9']],
])('a vehicle %s', (_, payload, lines) => expect(linesOf({ userData: {}, ...payload })).toEqual(lines));

test('an enquiry that no captcha verified says so', () => {
  expect(linesOf({ userData: {}, verification: 'unverified' })).toEqual([
    "Unverified: the spam check wasn't finished, as happens when JavaScript is off. Check it's from a real person before you act on it.",
  ]);
  expect(linesOf({ userData: {}, verification: 'passed' })).toEqual([]);
});

test.each([
  ['nt', '9.30am'],
  ['vic', '11am'],
  ['wa', '8am'],
] as const)('it was received by the clocks of the dealer: in %s at %s', (state, time) => {
  const dealer = makeSiteFacts({ locations: [makeLocation({ address: { state } })] });
  expect(buildFieldSummary(makeOutboundLead({}, { dealer }))).toContain(
    `Received: ${time} on Saturday 21 November`,
  );
});

test('a lead says where its visit came from and which pages it saw last', () => {
  const visited_pages = Array.from({ length: 12 }, (_, n) => `/p${n}/`);
  const linked_query_params = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'Spring' };
  expect(linesOf({ lead_attributes: { visited_pages, linked_query_params } })).toEqual([
    'Came from: google / cpc',
    'Campaign: spring',
    'Pages visited: /p2/, /p3/, /p4/, /p5/, /p6/, /p7/, /p8/, /p9/, /p10/, /p11/',
  ]);
});

test.each([
  ['trade-in', 'c9', ['Trade-in: 123ABC', 'Vehicle to buy: 2019 Kia Rio']],
  ['sell-your-car', null, ['Vehicle to sell: 123ABC']],
])('a %s names the vehicle of the visitor as that', (form, car_id, lines) => {
  const payload = { userData: { Rego: '123ABC' }, car_id, ...(car_id && { car_name: '2019 Kia Rio' }) };
  expect(linesOf(payload, form)).toEqual(['Rego: 123ABC', ...lines]);
});

describe('a valuation', () => {
  const { id: _, ...valuation } = makeValuation();
  const lines = [
    'Kilometres: 84,000',
    'Condition: Good (small marks)',
    'Service history and logbook: Yes, all of it',
    'Mechanical faults: None',
    'Accident repair: No',
    'Stolen, written off or hail: No',
    'Keys: Two or more',
    'Finance owing: No',
    'Estimate: $12,300 to $13,900',
    'Estimate valid until: 10am on Saturday 28 November',
  ];
  const vehicle = '2019 Toyota Corolla Ascent Sport, ABC123 (QLD)';

  test('of an enquiry is summarised with it', () => {
    expect(linesOf({ userData: { name: 'Ada' }, valuation }, 'trade-in')).toEqual([
      'First name: Ada',
      `Trade-in: ${vehicle}`,
      ...lines,
    ]);
  });

  test('that was stored by itself is summarised the same, once', () => {
    expect(linesOf({ column_name: 'valuation', ...valuation }, 'miscellaneous')).toEqual([
      `Vehicle to value: ${vehicle}`,
      ...lines,
    ]);
  });

  test('without an estimate the team is to price', () => {
    const told = linesOf({ userData: {}, valuation: { ...valuation, estimate: null, valid_until: null } });
    expect(told).toContain('Estimate: none, to be priced after an inspection');
    expect(told.join('\n')).not.toContain('Estimate valid until');
  });

  test('that is an example says so', () => {
    expect(linesOf({ userData: {}, valuation: { ...valuation, example: true } })).toContain(
      'Example estimate: $12,300 to $13,900',
    );
  });
});

describe('what follows an enquiry', () => {
  const followUp = (form: string, payload: JsonObject, originalLead?: ReturnType<typeof makeEnquiry>) => {
    const lead = makeLead({ form, payload: { category: 'Trade-In', lead_id: ID, ...payload } });
    return buildFieldSummary({ lead, originalLead, dealer: DEALER }).slice(0, -2);
  };
  const offer = { amount: 18_500, until: '2026-12-05', vehicle: '123ABC' };
  const originalLead = makeEnquiry({ Rego: '123ABC' }, { form: 'trade-in' });

  test('says in words what was bought, for how much, and of whom', () => {
    const accepted = {
      ...offer,
      subcategory: '3. Offer Accepted',
      form_completed: true,
      offer_accepted: true,
    };
    expect(followUp('offer-accepted', accepted, originalLead)).toEqual([
      'Category: Trade-In',
      'Subcategory: 3. Offer Accepted',
      'Vehicle bought: 123ABC',
      'Price accepted: $18,500',
      'Offer open until: Saturday 5 December 2026',
      'Name: Ada Example',
      'Mobile Number: +61412345678',
      'Email Address: ada@example.com',
      'Message: Is it still there?\nI can come on Friday.',
      `Reference of the enquiry: ${originalLead.id}`,
      'Vehicle to buy: 2021 Toyota Corolla',
      'Stock number: S1',
      'Price: $22,990 Drive Away',
      PAGE,
      'Pages visited: /',
    ]);
  });

  test('says what is offered, also if the enquiry is gone', () => {
    expect(followUp('trade-in-offer', { ...offer, conditions: 'If it runs.' })).toEqual([
      'Category: Trade-In',
      'Offer for: 123ABC',
      'Our offer: $18,500',
      'Offer open until: Saturday 5 December 2026',
      'Conditions: If it runs.',
    ]);
  });
});

test.each<[JsonObject, string]>([
  [{ name: 'Ada', last_name: 'Example' }, 'Ada Example'],
  [{ name: 'Ada' }, 'Ada'],
  [{ last_name: 'Example' }, 'Example'],
  [{}, ''],
])('the name of %j is "%s"', (userData, name) => {
  expect(getContactName(makeLead({ payload: { userData } }))).toBe(name);
});

test('the request is what was chosen beside the message, in the order of the form', () => {
  const userData = {
    name: 'Ada',
    service_date: '2026-12-04',
    offer: 'Free mats',
    part: 'Bonnet',
    Rego: '123ABC',
    collection: '',
    contact_by: 'Email',
    test_drive_date: '2026-12-25T03:00',
    message: 'Hi',
  };
  expect(summariseRequest({ lead: makeLead({ payload: { userData } }), dealer: DEALER })).toEqual([
    'Preferred day: Friday 4 December 2026',
    'Best way to reach you: Email',
    'Test Drive Booking Date: Friday 25 December 2026, 3am',
  ]);
});

test.each(Object.keys(FORM_FIELDS))('no text that was written as %s is part of the request', (name) => {
  const lead = makeLead({ payload: { userData: { [name]: 'https://t.co/x' } } });
  expect(summariseRequest({ lead, dealer: DEALER })).toEqual([]);
});

const hilux = makeCarFacts({ model: 'HiLux' });
const dealer = { stock: { a: hilux } } as unknown as OutboundLead['dealer'];
const outbound = (payload: object, originalLead?: object): OutboundLead => ({
  lead: makeLead({ payload: { ...payload } }),
  originalLead: originalLead && makeLead({ payload: { ...originalLead } }),
  dealer,
});

test('texts and ticked boxes of a form are its values, and nothing else is', () => {
  const userData = { firstName: 'Ada', finance: true, tradeIn: false, nested: {}, count: 1, nothing: null };
  expect(getFormValues(makeLead({ payload: { userData } }))).toEqual({
    firstName: 'Ada',
    finance: true,
    tradeIn: false,
  });
});

test.each([[undefined], [null], ['text'], [1]])('a form whose values are %j has none', (userData) => {
  expect(getFormValues(makeLead({ payload: { userData } }))).toEqual({});
});

test('a text of the payload is empty where there is none, or something else', () => {
  const lead = makeLead({ payload: { url: '/a/', count: 1 } });
  expect(['url', 'count', 'gone'].map((name) => getPayloadText(lead, name))).toEqual(['/a/', '', '']);
});

test.each([
  { what: 'in stock', of: outbound({ car_id: 'a', car_name: 'Old name' }), name: '2021 Toyota HiLux' },
  {
    what: 'no longer in stock',
    of: outbound({ car_id: 'b', car_name: '2019 Kia Rio' }),
    name: '2019 Kia Rio',
  },
  {
    what: 'of the enquiry before',
    of: outbound({ car_id: 'b' }, { car_id: 'a' }),
    name: '2021 Toyota HiLux',
  },
  {
    what: 'of the enquiry before, no longer in stock',
    of: outbound({ car_name: 'Mine' }, { car_id: 'b', car_name: '2019 Kia Rio' }),
    name: '2019 Kia Rio',
  },
  { what: 'that there is not', of: outbound({}), name: '' },
  { what: 'with the id of a built-in property', of: outbound({ car_id: 'toString' }), name: '' },
])('a vehicle $what is named "$name"', ({ of, name }) => expect(getVehicleName(of)).toBe(name));

test.each([
  ['a', '2021 Toyota HiLux'],
  ['b', ''],
  ['constructor', ''],
])('in stock, %s is "%s"', (id, name) => expect(getStockName(dealer, id)).toBe(name));
