import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { checkLaw } from '#site/checks/law/check-law.ts';
import { LAW_RULES } from '#site/checks/law/law-rules.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeContentPage } from '#tests/support/factories/make-content-page.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const NOW = new Date('2026-12-11T02:00:00Z');
const POLICY =
  '<p>How to complain, and to correct what we hold. A program estimates valuations; enquiries may be held.</p>';

type State = 'nsw' | 'qld' | 'vic' | 'wa';
type Cars = readonly Parameters<typeof makeCar>[0][];

/** A dealer without a flaw in one state, or several. */
function makeDealer(
  over: Parameters<typeof makeSite>[0] = {},
  cars: Cars = [{}],
  states: readonly State[] = ['qld'],
): Site {
  const locations = states.map((state) =>
    makeLocation({ name: state, dealer_license_number: '4411223', address: { state } }),
  );
  const priced = cars.map((car) =>
    makeCar({ price_type: 'Drive Away', state: states[0] ?? 'qld', registration: '123ABC', ...car }),
  );
  const site = makeSite({ state: states[0] ?? 'qld', ...over }, { cars: priced, locations });
  return withPages(site, { 'privacy-policy': POLICY });
}

function withPages(site: Site, pages: Readonly<Record<string, string>>): Site {
  const added = Object.entries(pages).map(([name, html]) => makeContentPage(`/${name}/`, { html }));
  return { ...site, pages: new Map([...site.pages, ...added.map((page) => [page.path, page] as const)]) };
}

const inOffer = (over: Parameters<typeof makeOffer>[0], cars?: Cars, states?: readonly State[]): Site => ({
  ...makeDealer({}, cars, states),
  offers: [makeOffer({ id: 'o', disclaimer: 'While stock lasts.', ...over })],
});
const onPage = (text: string, name = 'finance', over = {}): Site =>
  withPages(makeDealer(over), { [name]: `<p>${text}</p>` });
const ofCar = (car: Cars[number], states?: readonly State[]): Site => makeDealer({}, [car], states);
const withoutLicence = (site: Site, over: object = { dealer_license_number: null }): Site => ({
  ...site,
  locations: site.locations.map((location) => ({ ...location, ...over })),
});
const LICENCE = {
  dealer_license_number: '1',
  motor_vehicle_repairer: null,
  location_type: 'service' as const,
};

/** What is wrong, the rule that it breaks, and where. */
// biome-ignore format: a table reads better in rows
const VIOLATIONS: readonly (readonly [what: string, rule: string, at: string, site: Site])[] = [
  ['a dealer without a licence number', 'licence', 'qld.dealer_license_number', withoutLicence(makeDealer())],
  ['a used-car yard without one', 'licence', 'wa.dealer_license_number', withoutLicence(makeDealer({}, [{}], ['wa']), { dealer_license_number: null, location_type: 'used' })],
  ['a workshop without one in New South Wales', 'repairer-licence', 'nsw.motor_vehicle_repairer', withoutLicence(makeDealer({}, [{}], ['nsw']), LICENCE)],
  ['a used car without its plate in New South Wales', 'registration-number', 'registration', ofCar({ registration: null }, ['nsw'])],
  ['on-road costs in New South Wales', 'on-road-costs', 'text', withPages(makeDealer({}, [{}], ['nsw']), { about: 'On-road costs are extra.' })],
  ['on-road costs in a headline', 'on-road-costs', 'home', makeDealer({ home: { heading: 'Drive away, no ORC' } }, [{}], ['nsw'])],
  ['on-road costs as a price type', 'on-road-costs-price-type', 'price_type', ofCar({ price_type: 'Plus on-road costs' }, ['nsw'])],
  ['a new car without charges', 'new-price-total', 'price_type', ofCar({ car_type: 'new', price_type: 'Excl. Govt. Charges' })],
  ['a demo without charges', 'new-price-total', 'price_type', ofCar({ car_type: 'demo', price_type: '+ORC' })],
  ['a price without GST', 'price-without-gst', 'price_type', ofCar({ price_type: 'Plus GST' })],
  ['a price without GST and charges', 'price-without-gst', 'price_type', ofCar({ price_type: 'Excl. Govt. Charges, Plus GST' })],
  ['a new car with a price of no type', 'price-type', 'price_type', ofCar({ car_type: 'new', price_type: null })],
  ['a new car with a price type of other words', 'price-type', 'price_type', ofCar({ car_type: 'new', price_type: 'Runout' })],
  ['a weekly amount for a price', 'weekly-price', 'price_type', ofCar({ price: 249, price_type: 'per week' })],
  ['a drive away price of no state', 'drive-away-state', 'price_type', ofCar({ state: null }, ['nsw', 'vic'])],
  ['an offer that is drive away in no state', 'offer-drive-away-state', 'o.price_type', inOffer({ price: 30_000, price_type: 'Drive Away' }, [{}], ['nsw', 'vic'])],
  ['an offer of a model without a price type', 'offer-price-type', 'o.price_type', inOffer({ price: 30_000, manufacturer: 'Kia' })],
  ['an offer without charges', 'offer-price-total', 'o.price_type', inOffer({ price: 30_000, price_type: 'Plus ORC' })],
  ['an offer without GST', 'offer-price-total', 'o.price_type', inOffer({ price: 30_000, price_type: '+ GST' })],
  ['an offer without conditions', 'offer-conditions', 'o.disclaimer', inOffer({ price: 30_000, price_type: 'Drive Away', disclaimer: null })],
  ['a price plus charges in a text', 'text-price-total', 'o', inOffer({ name: 'Now $31,990 plus on-road costs' })],
  ['a price plus stamp duty on a page', 'text-price-total', 'text', onPage('Only $24,990 + stamp duty')],
  ['a price plus GST in a text', 'text-price-without-gst', 'o', inOffer({ name: 'Utes at $45,000 + GST' })],
  ['"all prices drive away" beside others', 'all-drive-away', 'home', makeDealer({ footnote: 'All prices are drive away.' }, [{ price_type: 'EGC' }])],
  ['prices without charges and no footnote', 'footnote', 'footnote', ofCar({ price_type: 'EGC' })],
  ['a from price below all of the stock', 'from-price', 'home', makeDealer({ home: { heading: 'Utes from $9,990' } }, [{ price: 24_990 }])],
  ['a from price of a model that costs more', 'from-price', 'o', inOffer({ name: 'From $20,000', manufacturer: 'Kia', model: { slug: 'rio', name: 'Rio' } }, [{ make: 'Kia', model: 'Rio', price: 25_000 }, { price: 9000 }])],
  ['a from price of what is sold', 'from-price', 'text', withPages(ofCar({ price: 9000, status: 'sold', sold: true }), { deals: 'From $9,990' })],
  ['an offer whose text has ended', 'ended-text', 'o', inOffer({ description: 'Ends 30 June 2026.' })],
  ['a page with an ended offer', 'ended-text', 'text', onPage('Bonus tow bar until 1st Dec 2026')],
  ['a rate alone', 'comparison-rate', 'o', inOffer({ name: '2.9% p.a. on utes' })],
  ['free credit', 'comparison-rate', 'home', makeDealer({ home: { heading: '0% finance' } })],
  ['a comparison rate without its warning', 'comparison-warning', 'text', onPage('5.9% p.a., comparison rate 6.4%')],
  ['repayments without a rate', 'repayment-rate', 'o', inOffer({ name: 'Finance a Rio for $99 a week' })],
  ['a reservation for another amount than its fee', 'reserve-amount', 'reserve.label', makeDealer({ reserve: { fee: 500, label: 'Hold it for $99' } })],
  ['a refund of another amount than the fee', 'reserve-amount', 'reserve.refund', makeDealer({ reserve: { fee: 500, refund: "We'll refund $200." } })],
  ['reservations for free with a fee', 'reserve-free', 'text', onPage('Reserve any car for free.', 'about', { reserve: { fee: 500 } })],
  ['consent by sending a form', 'consent-implied', 'text', onPage('By submitting this form you agree to receive marketing.')],
  ['a ticked box that nobody is told of', 'consent-ticked', 'forms.privacy', makeDealer({ forms: { privacy: 'We keep your details safe.' } })],
  ['a policy without complaints', 'privacy-policy', 'text', onPage('A program decides. Correct it.', 'privacy-policy')],
  ['a policy without access', 'privacy-policy', 'text', onPage('A program decides. Complain to us.', 'privacy-policy')],
  ['a policy without the tools in use', 'privacy-analytics', 'text', makeDealer({ analytics: { tagManager: 'GTM-ABC1234' } })],
  ['a policy without automated decisions', 'automated-decisions', 'text', onPage('Complain. Correct.', 'privacy-policy')],
  ['a policy without held enquiries', 'automated-decisions', 'text', onPage('Complain. Correct. A program decides.', 'privacy-policy', { leads: { unverified: 'hold' } })],
  ['an accessibility statement without a standard', 'accessibility-statement', 'text', onPage('We test our website. Call us.', 'accessibility')],
  ['an accessibility statement without tests', 'accessibility-statement', 'text', onPage('It meets WCAG 2.2. Call us.', 'accessibility')],
  ['an accessibility statement without a contact', 'accessibility-statement', 'text', onPage('Tests show that it meets WCAG 2.2.', 'accessibility')],
  ['stars without their year', 'ancap-year', 'o', inOffer({ name: '5-star ANCAP for everyone' })],
  ['stars of the stock without their year', 'ancap-year-stock', 'ancap_year', ofCar({ ancap: 5 })],
  ['a battery health of no day', 'battery-health-day', 'battery_health_date', ofCar({ battery_health: 94 })],
];

test.each(VIOLATIONS)('%s breaks the rule %s at %s', (_, rule, at, site) => {
  const found = checkLaw(site, NOW).filter((finding) => finding.rule === rule);
  expect(found.map(({ key }) => key)).toEqual([at]);
});

test('every rule that applies has a violation above', () => {
  const today = NOW.toISOString();
  const rules = LAW_RULES.filter(({ from = '' }) => from <= today).map(({ id }) => id);
  expect([...new Set(VIOLATIONS.map(([, rule]) => rule))].toSorted()).toEqual(rules.toSorted());
});

// biome-ignore format: a table reads better in rows
describe('nothing is said', () => {
  test.each<[string, Site]>([
    ['of a sound dealer', makeDealer()],
    ['of a used car without charges, with a footnote', makeDealer({ footnote: 'Prices exclude stamp duty.' }, [{ price_type: 'EGC' }])],
    ['of a plate outside New South Wales', ofCar({ registration: null })],
    ['of a truck without a plate', ofCar({ registration: null, simple_body: 'truck-prime-mover' }, ['nsw'])],
    ['of a rate with its comparison rate and warning', onPage('5.9% p.a., comparison rate 6.4%. It is true only for the example given.')],
    ['of a comparison rate with the long warning', onPage('5.9% p.a., comparison rate 6.4%. This comparison rate applies only to the example or examples given.')],
    ['of an offer for a named state', inOffer({ price: 30_000, price_type: 'Drive Away NSW' }, [{}], ['nsw', 'vic'])],
    ['of a from price in stock', makeDealer({ home: { heading: 'Utes from $24,990' } }, [{ price: 24_990 }])],
    ['of a service from a price', onPage('Services from $1,299')],
    ['of a last day to come', onPage('Until 31 December 2026')],
    ['of a subscription by the week', onPage('$249 per week subscription')],
    ['of stars with their year', inOffer({ name: '5-star ANCAP (2021)' })],
    ['of a car that is sold', makeDealer({}, [{}, { car_type: 'new', price_type: 'EGC', sold: true, status: 'sold' }])],
  ])('%s', (_, site) => expect(checkLaw(site, NOW)).toEqual([]));

  test.each<[string, string, string, Site]>([
    ['automated decisions', '2026-12-09T02:00:00Z', 'automated-decisions', onPage('Complain. Correct.', 'privacy-policy')],
    ['transaction fees', '2027-06-30T02:00:00Z', 'transaction-fee', onPage('An admin fee applies.')],
  ])('of %s before the day of the rule', (_, last, rule, site) => {
    const found = (now: Date) => checkLaw(site, now).filter((finding) => finding.rule === rule).length;
    const nextDay = new Date(Date.parse(last) + 24 * 3_600_000);
    expect([found(new Date(last)), found(nextDay)]).toEqual([0, 1]);
  });
});

test('the guide lists every rule with its source', async () => {
  const guide = await readFile('docs/guides/advertising-law.md', 'utf8');
  const lines = LAW_RULES.map(
    ({ id, level, where, from = '', read = '', source }) =>
      `| \`${id}\` | ${level} | ${where.join(', ')} | ${from} | ${read} | ${source} |`,
  );
  expect(lines.filter((line) => !guide.includes(line))).toEqual([]);
});

test('a finding names its source, and the vehicles it is about', () => {
  const cars = [1, 2, 3, 4].map((number): Partial<Car> => ({ stocknum: `S${number}`, registration: null }));
  expect(checkLaw(makeDealer({}, cars as Cars, ['nsw']), NOW)).toEqual([
    {
      rule: 'registration-number',
      level: 'hint',
      file: 'stock.json',
      key: 'registration',
      text: `4 of 4 (S1, S2, S3, ...) without a registration number. Advertisements of used vehicles show the number plate in New South Wales: map its column to "registration". (NSW Fair Trading, 'Motor dealer advertisements'; Motor Dealers and Repairers Regulation 2025)`,
    },
  ]);
});
