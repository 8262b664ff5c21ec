import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { getTestFolders } from '#scripts/test/environment.ts';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { fillAndSend, findSite, leadForm, send } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = findSite('coolabah');
const at = (path: string) => siteUrl(site, path);
const success = (visitor: Visitor) => expectSoon(() => visitor.address()).toBe('/success/');

test('a form that fails to be sent says why, keeps its words, and is sent once by pressing again', async ({
  visitor,
}) => {
  const person = makePerson();
  await visitor.open(at('/contact/'));
  const form = leadForm(visitor);
  const button = form.selector('button[type=submit]');
  const busy = async () => (await button.view()).attributes['aria-busy'] === 'true';
  await visitor.answerNext('/api/lead', { status: 503, json: {}, held: true });
  await fillAndSend(form, { ...person, Message: 'Hello', Location: 'Coolabah Cairns' });
  await expectSoon(async () => (await visitor.read('request')).some(({ path }) => path === '/api/lead')).toBe(
    true,
  );
  expect(await busy()).toBe(true);
  expect(
    await visitor.evaluate(() => {
      const sending = document.querySelector('button[aria-busy]');
      return sending && getComputedStyle(sending, '::before').borderTopWidth;
    }),
  ).toBe('2px');
  await visitor.release();
  const alert = form.role('alert');
  await expectSoon(async () => (await alert.view()).text).toContain(
    'An error occurred when submitting this form',
  );
  expect((await alert.view()).text).toContain('An unexpected error occured');
  expect(await busy()).toBe(false);
  expect((await form.label('Message').view()).value).toBe('Hello');

  await visitor.answerNext('/api/lead', { status: 503, json: { error: 'We are moving house.' } });
  await send(form);
  await expectSoon(async () => (await alert.view()).text).toContain('We are moving house.');
  await send(form);
  await success(visitor);
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
});

test('a link presets the finance form, whose steps are gone through by keyboard alone', async ({
  visitor,
}) => {
  const person = makePerson();
  const facts = JSON.parse(readFileSync(join(getTestFolders().distDir, '.server', 'coolabah.json'), 'utf8'));
  const [id = ''] = Object.keys(facts.stock);
  const query = `car_id=${id}&car_type=used&preferredDealership=coolabah-cairns&vehiclePriceBudget=30000`;
  await visitor.open(at(`/finance/?${query}`));
  const form = leadForm(visitor);
  const focused = async (label: string) => (await form.label(label).view()).focused;
  await form.label('First name').focus();
  // The form has the car of the link by now, which comes after its fields.
  await form.text(/You're asking about/).view();
  await form.role('button', { name: 'Next' }).click();
  await expectSoon(async () => (await form.role('alert').view()).text).toContain('Enter your first name.');
  await expectSoon(() => focused('First name')).toBe(true);
  for (const [label, text] of Object.entries(person)) {
    await expectSoon(() => focused(label)).toBe(true);
    await visitor.type(text);
    if (label !== 'Postcode') await visitor.press('Tab');
  }
  await visitor.press('Enter');
  const second = form.text(/^Step 2 of 2/);
  await second.view();
  await form.role('button', { name: 'Back' }).click();
  await expectSoon(async () => (await form.label('First name').view()).value).toBe('Ada');
  await form.label('Postcode').focus();
  await visitor.press('Enter');
  await second.view();
  const optIn = form.role('checkbox');
  expect((await optIn.view()).checked).toBe(true);
  await optIn.focus();
  await visitor.type(' ');
  expect((await optIn.view()).checked).toBe(false);
  await form.selector('button[type=submit]').focus();
  await visitor.press('Enter');
  await success(visitor);
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      form: 'finance',
      payload: {
        car_id: id,
        userData: {
          category: 'Finance Enquiry',
          dealership_slug: 'coolabah-cairns',
          message: 'My budget is $30,000.',
          opt_in: false,
          isLastStep: true,
        },
      },
    },
  ]);
  await expectSoon(() => visitor.read('event')).toEqual([{ eventId: 15, label: 'Used Car', car_id: id }]);
  expect((await visitor.read('stored')).filter(([key]) => key === 'forecourt:coolabah:car-context')).toEqual([
    ['forecourt:coolabah:car-context', expect.stringContaining(`"id":"${id}"`)],
  ]);
});
