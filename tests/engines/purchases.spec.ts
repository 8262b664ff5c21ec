import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { makeTradeInOffer } from '#tests/support/browser/request-trade-in-offer.ts';
import {
  contactPanel,
  fillAndSend,
  findSite,
  leadForm,
  openSearch,
  readHeading,
} from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const WORDS = { Location: 'Coolabah Cairns', 'Preferred dealership': 'Coolabah Cairns' };
const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const address = (visitor: Visitor, path: string | RegExp) => {
  const soon = expectSoon(() => visitor.address());
  return typeof path === 'string' ? soon.toBe(path) : soon.toMatch(path);
};

for (const { slug, last, form, category, label, fee } of [
  {
    slug: 'coolabah',
    last: 'checkout',
    form: 'reserve',
    category: 'Reservation',
    label: /^Reserve/,
    fee: '500',
  },
  {
    slug: 'currawong',
    last: 'buy-online',
    form: 'buy-online',
    category: 'Online Purchase',
    label: /^Buy Online/,
    fee: '300',
  },
])
  test(`${slug}: a car is taken from its page by the form of ${last}, for the dealer's fee`, async ({
    visitor,
  }) => {
    const person = makePerson();
    const site = findSite(slug);
    const path = site.reserved.find((each) => each.endsWith(`/${last}/`)) ?? '';
    await visitor.open(siteUrl(site, path.replace(`${last}/`, '')));
    const button = contactPanel(visitor).role('link', { name: label });
    expect((await button.view()).text).toContain(`$${fee}`);
    await button.click();
    await address(visitor, path);
    expect((await visitor.role('region', { name: 'Summary' }).view()).text).toContain(`$${fee}`);
    await fillAndSend(leadForm(visitor), {
      ...person,
      'Pick-up or delivery?': 'Deliver it to my postcode',
      'Best way to reach you': 'Text message',
    });
    await address(visitor, '/success/');
    expect(readRecordedLeads(person['Email Address'])).toMatchObject([
      {
        form,
        payload: {
          car_id: expect.stringMatching(/./),
          userData: { category, contact_by: 'Text message', reserve_fee: fee },
        },
      },
    ]);
  });

test('a trade-in offer is accepted once, and reported', async ({ visitor }) => {
  const person = makePerson();
  await visitor.open(at('/trade-in/'));
  await fillAndSend(leadForm(visitor), { ...person, ...WORDS, Message: 'It has been serviced.' });
  await address(visitor, '/success/');
  const leadId = readRecordedLeads(person['Email Address'])[0]?.id ?? '';
  const path = await makeTradeInOffer(leadId);
  const acceptances = () => readRecordedLeads(leadId).filter(({ form }) => form === 'offer-accepted');
  const button = visitor.role('button', { name: 'Accept the offer' });
  await visitor.open(at(path));
  const offer = visitor.text(/^We'll pay you/);
  expect((await offer.view()).text).toMatch(/^We'll pay you \$18,500 for /);
  await button.click();
  await address(visitor, '/success/');
  await visitor.text(/You've accepted our offer/).view();
  await expectSoon(() => visitor.read('event')).toEqual([{ eventId: 22 }, { eventId: 18 }]);
  expect(acceptances()).toMatchObject([
    {
      payload: {
        category: 'Trade-In',
        subcategory: '3. Offer Accepted',
        lead_id: leadId,
        form_completed: true,
        offer_accepted: true,
      },
    },
  ]);
  await visitor.open(at(path));
  await visitor.text("You've already accepted this offer.").view();
  expect(await button.count()).toBe(0);
  expect(acceptances()).toHaveLength(1);
});

test('finance for a car is worked out from its price, and the enquiry names car, dealership and loan', async ({
  visitor,
}) => {
  const person = makePerson();
  const field = (name: string) => visitor.role('textbox', { name: new RegExp(`^${name}`) });
  const calculator = visitor.role('region', { name: 'Repayment calculator' });
  const cost = async () => (await calculator.view()).text;
  await visitor.open(at('/finance/?vehiclePriceBudget=33000'));
  expect(Number((await field('Interest rate').view()).value)).toBe(10);
  // 30,000 at 10 % over 5 years: 147.10 a week.
  await expectSoon(cost).toMatch(/\$148 a week\s/);

  await openSearch(visitor, 'coolabah', '/search/used-cars/?sortBy=price:asc');
  await visitor.role('main').role('article').role('heading').role('link').nth(0).click();
  await contactPanel(visitor).role('link', { name: 'Get Finance' }).click();
  await address(visitor, /^\/finance\/\?car_id=/);
  const query = new URLSearchParams((await visitor.address()).split('?')[1]);
  expect([...query.keys()]).toEqual(['car_id', 'car_type', 'vehiclePriceBudget', 'preferredDealership']);
  const price = Number(query.get('vehiclePriceBudget'));
  await expectSoon(async () => (await field('Price').view()).value).toBe(price.toLocaleString('en-AU'));
  await field('Price').fill('33000');
  await field('Deposit').fill('3000');
  await field('Interest rate').fill('6');
  await visitor.role('radio', { name: 'Monthly' }).click();
  await field('Balloon').fill('$9,000');
  await expectSoon(cost).toMatch(/\$451 a month\s/);
  await visitor.role('link', { name: 'Ask about this loan' }).click();
  const form = leadForm(visitor);
  const name = (await form.selector('a[href^="/cars/"]').view()).text;
  await fillAndSend(form, person);
  await address(visitor, '/success/');
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      payload: {
        car_id: query.get('car_id'),
        car_name: name,
        userData: {
          category: 'Finance Enquiry',
          dealership_slug: query.get('preferredDealership'),
          message: expect.stringMatching(
            /^I'd like to talk about this loan\. About \$451 a month for \$30,000/,
          ),
        },
      },
    },
  ]);
  const stored = await visitor.read('stored');
  const context = stored.filter(([key]) => key === 'forecourt:coolabah:car-context').at(-1)?.[1] ?? '{}';
  expect(JSON.parse(context)).toEqual({ id: query.get('car_id'), name });
});

test('parts are found by category, price and words, and asked about by name', { tag: '@long' }, async ({
  visitor,
}) => {
  const person = makePerson();
  await openSearch(visitor, 'coolabah', '/parts/search/');
  const results = visitor.role('region', { name: 'Results' });
  const prices = async () =>
    (await results.text(/^\$[\d,]+$/).all()).map(({ text }) => Number(text.replace(/\D/g, '')));
  const filters = visitor.role('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
  const panel = visitor.role('complementary', { name: 'Filters' });
  const category = panel.role('checkbox').nth(0);
  const { value } = await category.view();
  const count = /\d+$/.exec((await panel.selector('label:has(input[type=checkbox])').view()).text)?.[0];
  await category.click();
  await expectSoon(() => readHeading(visitor)).toMatch(new RegExp(`^${count} parts? for sale$`));
  const query = new URLSearchParams({ categories: value });
  await address(visitor, `/parts/search/?${query}`);
  await panel.role('textbox', { name: 'Price to' }).fill('1000');
  await visitor.press('Enter');
  await address(visitor, `/parts/search/?${query}&price=:1000`);
  const show = visitor.role('button', { name: /^Show Me/ });
  if (await show.isVisible()) await show.click();
  await expectSoon(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(1000);
  await visitor.role('combobox', { name: 'Sort by' }).choose('Highest price');
  await address(visitor, `/parts/search/?${query}&price=:1000&sortBy=price:desc`);
  await expectSoon(async () => {
    const dollars = await prices();
    return dollars.length > 1 && dollars.join() === dollars.toSorted((a, b) => b - a).join();
  }).toBe(true);

  const enquire = results.role('link', { name: /^Enquire: / }).nth(0);
  const name = (await enquire.view()).attributes['aria-label']?.replace('Enquire: ', '') ?? '';
  await enquire.click();
  await address(visitor, /^\/vehicle-parts-and-accessories\/\?part=[a-z0-9-]+$/);
  const form = leadForm(visitor);
  await expectSoon(async () => (await form.label('Part (optional)').view()).value).toContain(name);
  await fillAndSend(form, { ...person, ...WORDS, Location: 'Coolabah Townsville', Message: 'Is it here?' });
  await address(visitor, '/success/');
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      form: 'parts',
      payload: { userData: { category: 'Parts Enquiry', part: expect.stringContaining(name) } },
    },
  ]);
});

test('a service is booked at a workshop for a day', { tag: '@long' }, async ({ visitor }) => {
  const person = makePerson();
  await visitor.open(at('/book-a-service-smithfield/'));
  const form = leadForm(visitor);
  expect(await form.label('Location').count()).toBe(0);
  await form.label('Preferred day').view();
  // The parts of a date are typed in the order of the browser's language.
  await visitor.evaluate(() => {
    const day = document.querySelector<HTMLInputElement>('form[data-lead] input[type=date]');
    if (day) day.value = '2026-12-04';
    day?.dispatchEvent(new Event('input', { bubbles: true }));
    day?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await fillAndSend(form, { ...person, Message: 'A logbook service', Rego: 'ABC 123' });
  await address(visitor, '/success/');
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      form: 'service',
      payload: {
        userData: { category: 'Service Enquiry', location: 'smithfield-service', service_date: '2026-12-04' },
      },
    },
  ]);
});

test('a special offer is found by make and words, and opened', { tag: '@long' }, async ({ visitor }) => {
  await openSearch(visitor, 'coolabah', '/special-offers/');
  const filters = visitor.role('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
  const panel = visitor.role('complementary', { name: 'Filters' });
  await panel.role('checkbox', { name: /^Isuzu/ }).click();
  await expectSoon(() => readHeading(visitor)).toBe('3 special offers');
  await address(visitor, '/special-offers/?make=Isuzu');
  await panel.role('searchbox').fill('alloy');
  await expectSoon(() => readHeading(visitor)).toBe('1 special offer');
  await address(visitor, '/special-offers/?make=Isuzu&query=alloy');
  const show = visitor.role('button', { name: /^Show Me/ });
  if (await show.isVisible()) await show.click();
  await visitor.role('link', { name: 'D-MAX with an alloy tray, ready for work' }).click();
  await address(visitor, '/offers/isuzu/d-max-tray/');
  expect(await readHeading(visitor)).toBe('D-MAX with an alloy tray, ready for work');
});
