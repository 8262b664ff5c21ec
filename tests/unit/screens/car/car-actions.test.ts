import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { buildCarActions } from '#screens/car/car-actions.ts';
import type { siteConfigSchema } from '#site/config/site-config.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const car = { id: 'a1', status: 'in_stock', price: 20_000, photos_count: 1, primary_image_url: '/a.webp' };
const place = { phone: '07 5550 0100', location: 'Example Mareeba' };
type Config = Partial<v.InferInput<typeof siteConfigSchema>>;

function actionsOf(over: Partial<Car>, config: Config = { reserve: { fee: 500 } }, where = {}) {
  return buildCarActions({ car: makeCar({ ...car, ...over }), site: makeSite(config), ...place, ...where });
}
const texts = (...given: Parameters<typeof actionsOf>) => actionsOf(...given).map(({ text }) => text);

const CALL = 'Call 07 5550 0100';
const BROCHURE = 'Download brochure';
const WHERE = 'Example Mareeba';

test.each([
  {
    what: 'in stock',
    over: {},
    offered: [
      'Enquire',
      'Book a Test Drive',
      'Reserve Now',
      CALL,
      'Get Finance',
      'Value my trade-in',
      BROCHURE,
      WHERE,
    ],
  },
  {
    what: 'coming soon',
    over: { status: 'coming_soon' },
    offered: ['Enquire', 'Reserve Now', CALL, 'Get Finance', BROCHURE, WHERE],
  },
  { what: 'reserved', over: { reserved: true }, offered: ['Enquire', CALL, 'Get Finance', BROCHURE, WHERE] },
  { what: 'sold', over: { status: 'sold' }, offered: [CALL, WHERE] },
  { what: 'only marked sold', over: { sold: true }, offered: [CALL, WHERE] },
  {
    what: 'sold with a report',
    over: { sold: true, file: '/report.pdf' },
    offered: [CALL, 'History report', WHERE],
  },
  {
    what: 'without photos',
    over: { primary_image_url: null, photos_count: 0, price: 0 },
    offered: ['Enquire', CALL, 'Request Photos', 'Get Finance', BROCHURE, WHERE],
  },
])('a car that is $what offers $offered', ({ over, offered }) => expect(texts(over)).toEqual(offered));

test('a dealer without reservations and valuation offers neither', () => {
  expect(texts({}, { valuation: false })).toEqual(['Enquire', CALL, 'Get Finance', BROCHURE, WHERE]);
});

test.each([
  { location: 'Example Mareeba', text: 'Example Mareeba' },
  { location: null, text: 'Vehicle Location' },
])('the location button says $text', ({ location, text }) => {
  const [last] = actionsOf({}, {}, { location }).slice(-1);
  expect(last).toMatchObject({ text, href: '#vehicle-map' });
});

test('a car with unknown location and number has no buttons for them', () => {
  const kinds = actionsOf({}, {}, { phone: undefined, location: undefined }).map(({ kind }) => kind);
  expect(kinds).not.toContain('call');
  expect(kinds).not.toContain('location');
});

test('without scripts each links to a form page for the car, or to a file', () => {
  const hrefs = actionsOf({ slug: 'a-car' }, { reserve: {}, carPage: {} })
    .filter(({ kind }) => kind !== 'call' && kind !== 'location')
    .map(({ href }) => href);
  expect(hrefs).toEqual([
    '/contact/?car_id=a1',
    '/book-test-drive/?car_id=a1',
    expect.stringMatching(/^\/cars\/.+\/checkout\/$/),
    expect.stringMatching(/^\/finance\/\?car_id=a1&car_type=/),
    '/cars/trade-in/?car_id=a1',
    '/brochure/a-car.pdf',
  ]);
});

test('the enquiry, the test drive and the request for photos open their forms in a dialog', () => {
  const forms = actionsOf({ primary_image_url: null, photos_count: 0, dealership_id: '21' })
    .map(({ kind, data }) => [kind, data['data-form'], data['data-car']])
    .filter(([, form]) => form !== undefined);
  expect(forms).toEqual([
    ['enquire', 'enquiry', 'a1'],
    ['test-drive', 'test-drive', 'a1'],
    ['photos', 'request-photos', 'a1'],
  ]);
});

test('the report of a car’s history is a link to its file', () => {
  const carPage: Config['carPage'] = { actions: ['history'] };
  const file = 'https://reports.example.com/1.pdf';
  expect(actionsOf({ file }, { carPage })).toMatchObject([{ text: 'History report', href: file }]);
});

test('a car is reserved on a page of its own, not in a dialog (T-43)', () => {
  const carPage: Config['carPage'] = { actions: ['reserve'] };
  expect(actionsOf({ slug: 'a-car' }, { carPage, reserve: { buyOnline: true } })).toMatchObject([
    { text: expect.stringMatching(/^Buy Online/), href: '/cars/a-car/buy-online/', data: {} },
  ]);
});

test('a dealer with pre-approval has a link for it beside Get Finance (T-59)', () => {
  const carPage: Config['carPage'] = { actions: ['enquire', 'finance', 'location'] };
  const finance = { preApproval: 'https://lender.example/{car_id}/{slug}' };
  expect(actionsOf({ id: 'a/1', slug: 'a-car' }, { carPage, finance }).slice(1, 3)).toMatchObject([
    { text: 'Get Finance' },
    { text: 'Get pre-approved', href: 'https://lender.example/a%2F1/a-car', placement: 'line' },
  ]);
  expect(actionsOf({ sold: true }, { carPage, finance }).map(({ kind }) => kind)).toEqual(['location']);
});

describe("a dealer's own list", () => {
  test('decides the actions, their order, labels and placement', () => {
    const carPage: Config['carPage'] = {
      actions: [
        { kind: 'call', as: 'button' },
        { kind: 'test-drive', label: 'Take it for a drive', as: 'line' },
        'enquire',
      ],
    };
    expect(actionsOf({}, { carPage })).toMatchObject([
      { kind: 'call', placement: 'button' },
      { kind: 'test-drive', text: 'Take it for a drive', placement: 'line' },
      { kind: 'enquire', text: 'Enquire', placement: 'button' },
    ]);
  });

  test("can have links of its own with the car's id", () => {
    const href = 'https://lender.example/apply?vehicle={car_id}&page={slug}';
    const carPage: Config['carPage'] = { actions: [{ kind: 'link', label: 'Get pre-approved', href }] };
    expect(actionsOf({ id: 'a/1', slug: 'a-car' }, { carPage })).toMatchObject([
      {
        text: 'Get pre-approved',
        href: 'https://lender.example/apply?vehicle=a%2F1&page=a-car',
        placement: 'line',
      },
    ]);
    expect(actionsOf({ sold: true }, { carPage })).toEqual([]);
  });

  test('can include the inline form', () => {
    expect(actionsOf({}, { carPage: { actions: ['form'] } })).toMatchObject([{ href: '#enquiry-form' }]);
  });

  test('shows chats only with a provider, the assistant only where it has one', () => {
    const carPage: Config['carPage'] = { actions: ['chat', 'assistant'] };
    expect(actionsOf({}, { carPage })).toEqual([]);
    expect(actionsOf({}, { carPage, chat: { object: 'Talk' } })).toMatchObject([
      { text: 'Chat with us', chat: { object: 'Talk', opens: 'open' } },
    ]);
    expect(actionsOf({}, { carPage, chat: { object: 'Talk', assistant: 'ask' } })).toMatchObject([
      { text: 'Chat with us' },
      { text: 'Open chat assistant', chat: { opens: 'ask' } },
    ]);
  });
});
