import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { makeTradeInOffer } from '#tests/support/browser/request-trade-in-offer.ts';
import {
  contactPanel,
  fillAndSend,
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
