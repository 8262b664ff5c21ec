import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { fillAndSend, findSite, leadForm } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { findRegoOfAge } from '#tests/support/factories/valuation-answers.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const ANSWERS = {
  'How does your car look, inside and out?': 'Good (small marks)',
  'Does it have its logbook and service history?': 'Yes, all of it',
  'Any mechanical faults or warning lights?': 'None',
  'Has it been repaired after an accident?': 'No',
  'Was it ever stolen, written off or damaged by hail?': 'No',
  'How many keys do you have?': 'Two or more',
  'Is there finance owing on it?': 'No',
};

const panel = (visitor: Visitor) => visitor.role('region', { name: /^What's your .* worth\?/ });
const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const YEAR = new Date().getUTCFullYear();

async function lookUp(visitor: Visitor, rego: string): Promise<void> {
  await panel(visitor).label('Registration number').fill(rego);
  await panel(visitor).label('Kilometres').fill('64,000');
  await panel(visitor).role('button', { name: 'Find my car' }).click();
}

async function answer(visitor: Visitor): Promise<void> {
  for (const [question, text] of Object.entries(ANSWERS))
    await panel(visitor).role('radiogroup', { name: question }).role('radio', { name: text }).click();
  await panel(visitor).role('button', { name: "See what it's worth" }).click();
}

const readStored = (visitor: Visitor) =>
  visitor.evaluate(() => JSON.parse(localStorage.getItem('forecourt:coolabah:valuation') ?? 'null'));

test('an estimate is asked for by rego and answers, saved, sent with the enquiry, and gone after 7 days', async ({
  visitor,
}) => {
  const person = makePerson();
  const rego = findRegoOfAge(3, YEAR);
  await visitor.open(at('/trade-in/'));
  expect((await panel(visitor).label('State').view()).value).toBe('qld');
  await lookUp(visitor, rego);
  await panel(visitor).role('button', { name: "Yes, that's mine" }).click();
  await answer(visitor);
  const estimate = (
    await panel(visitor)
      .role('heading', { name: /^\$[\d,]+ to \$[\d,]+$/ })
      .view()
  ).text;
  const text = (await panel(visitor).view()).text;
  expect(text).toMatch(/Valid for 7 days, until \d+ \w+ \d{4}\. Subject to an inspection\./);
  expect(text).toContain('after which we may revise or withdraw them');
  const asked = async () =>
    (await visitor.read('request')).filter(({ path }) => /\/api\/(rego|valuation|misc)/.test(path));
  await expectSoon(asked).toEqual([
    { path: '/api/rego', body: { rego, regoState: 'qld' } },
    {
      path: '/api/valuation',
      body: {
        id: expect.stringMatching(/./),
        adjustmentAnswers: expect.objectContaining({ km: 64_000, condition: 'good' }),
      },
    },
    { path: '/api/miscellaneous', body: expect.objectContaining({ rego, column_name: 'valuation' }) },
  ]);
  await expectSoon(() => visitor.read('line')).toEqual(['Valuation saved']);

  await panel(visitor).role('link', { name: 'Book my inspection' }).click();
  await visitor.text(/^Step 2 of 2/).view();
  await fillAndSend(leadForm(visitor), { ...person, 'Preferred dealership': 'Coolabah Cairns' });
  await expectSoon(() => visitor.address()).toBe('/success/');
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead?.payload).toMatchObject({
    userData: { Rego: rego, message: expect.stringContaining(`${rego} (QLD), 64,000 km`) },
    valuation: {
      rego,
      regoState: 'qld',
      vehicle: { year: YEAR - 3 },
      adjustmentAnswers: { km: 64_000, service_history: 'full', finance: 'no' },
    },
  });
  const { low, high } = Object(lead?.payload.valuation).estimate;
  expect(estimate).toBe(`$${low.toLocaleString('en-AU')} to $${high.toLocaleString('en-AU')}`);

  const car = findSite('coolabah').paths.find((path) => path.startsWith('/cars/')) ?? '';
  await visitor.open(at(car));
  const balance = visitor.text(/An example estimate, subject to an inspection\.$/);
  expect((await balance.view()).text).toMatch(/^\$[\d,]+( to \$[\d,]+)? less your trade-in\./);
  expect((await balance.view()).text).toContain(estimate);
  await visitor.role('link', { name: 'Value my trade-in' }).click();
  await expectSoon(() => visitor.address()).toMatch(/^\/cars\/trade-in\/\?car_id=/);
  expect((await visitor.role('link', { name: /^\d{4} / }).view()).href).toBe(car);
  const { valid_until } = await readStored(visitor);
  await visitor.setDate(new Date(Date.parse(valid_until) + 1).toISOString());
  await visitor.open(at(car));
  await expectSoon(() => readStored(visitor)).toBeNull();
  expect(await balance.count()).toBe(0);
});
