import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { fillAndSend, leadForm } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const SITE = { slug: 'coolabah' };
const WORDS = { Message: 'Hello', Location: 'Coolabah Cairns' };

test('an enquiry written offline in an untouched form is stored on the device and sent once by the next page', async ({
  visitor,
  line,
}) => {
  const person = makePerson();
  await visitor.open(siteUrl(SITE, '/contact/'));
  const form = leadForm(visitor);
  // The page is there before all of its scripts are.
  await expectSoon(() =>
    visitor.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/outbox.')),
    ),
  ).toBe(true);
  line.cut();
  // As browsers notice that they are offline; of a cut line they know nothing.
  await visitor.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await fillAndSend(form, { ...person, ...WORDS });
  await expectSoon(async () => (await visitor.role('status').view()).text).toContain('Saved on this device.');
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  await visitor.takeTrouble();

  line.restore();
  await visitor.open(siteUrl(SITE, '/about-us/'));
  await expectSoon(async () => (await visitor.role('status').view()).text).toContain(
    'Your enquiry has been sent.',
  );
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  await visitor.reload();
  await expectSoon(() => visitor.role('status').count()).toBe(0);
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
});
