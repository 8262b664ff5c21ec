import { expect, type Page } from 'playwright/test';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const at = (path: string) => siteUrl(site, path);

/** All that the page's origin has stored on the device as one text: both storages, and every record of IndexedDB. */
function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await settle(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        records.push(...(await settle(db.transaction(store).objectStore(store).getAll())));
      db.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, records]);
  });
}

/** Records analytics events across page changes. */
async function watchEvents(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => events.push(event));
  await page.addInitScript(() => {
    document.addEventListener('forecourt:track', (event) => {
      (window as unknown as { noteEvent(detail: unknown): void }).noteEvent((event as CustomEvent).detail);
    });
  });
  return events;
}

test('a form is recorded and reported once, the next page confirms it, and contact details are kept', async ({
  page,
}) => {
  const events = await watchEvents(page);
  await page.addInitScript(() =>
    Object.assign(window, { arrived: localStorage.getItem('forecourt:coolabah:success-category') }),
  );
  const person = makePerson();
  const url = at('/careers/?utm_source=radio');
  await page.goto(url);
  const user_agent = await page.evaluate(() => navigator.userAgent);
  await fillAndSendForm(leadForm(page), {
    ...person,
    Message: 'Hello there',
    Location: 'Coolabah Townsville',
  });
  await expect(page).toHaveURL(at('/success/'));
  const success = 'Careers Enquiry';
  expect(await page.evaluate(() => Reflect.get(window, 'arrived'))).toBe(JSON.stringify(success));
  await expect(page.locator('[data-success]').filter({ visible: true })).toHaveAttribute(
    'data-success',
    success,
  );

  const [lead, ...others] = readRecordedLeads(person['Email Address']);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    site: site.slug,
    form: 'careers',
    handling: 'deliver',
    payload: {
      url,
      user_agent,
      source: 'Website',
      lead_attributes: { visited_pages: ['/careers/'], linked_query_params: { utm_source: 'radio' } },
      userData: {
        category: 'General Enquiry',
        subcategory: 'Career Enquiry',
        name: 'Ada',
        last_name: 'Byron',
        phone: '+61412345678',
        postcode: '0800',
        message: 'Hello there',
        opt_in: true,
        isLastStep: true,
      },
    },
  });
  // The captcha of a general enquiry was solved.
  expect(lead?.payload).not.toHaveProperty('verification');
  expect(events).toEqual([{ eventId: 51 }]);

  await page.reload();
  await expect(page.locator('[data-success]').filter({ visible: true })).toHaveCount(0);

  // Contact details are kept for the next form, and nothing else that was written.
  const stored = await readDeviceStorage(page);
  expect(stored).toContain(person['Email Address']);
  for (const text of ['Hello there', '0800']) expect(stored).not.toContain(text);
  await page.goto(at('/vehicle-parts-and-accessories/'));
  const next = leadForm(page, 'parts');
  await next.getByLabel('Message').focus();
  await expect(next.getByLabel('Email Address')).toHaveValue(person['Email Address']);
  await next.getByRole('button', { name: 'Clear my details' }).click();
  await expect(next.getByLabel('Email Address')).toHaveValue('');
  expect(await readDeviceStorage(page)).not.toContain(person['Email Address']);
});
