import { expect } from 'playwright/test';
import { contactPanel, findSite } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const firstCar = (slug: string) => {
  const site = findSite(slug);
  return { site, path: site.paths.find((path) => path.startsWith('/cars/')) ?? '' };
};

test('a hidden number is revealed in place and reported one at a time, whatever is answered', async ({
  visitor,
}) => {
  const { site, path } = firstCar('boobook');
  await visitor.open(siteUrl(site, path));
  const number = contactPanel(visitor).role('link', { name: /^Call \d/ });
  const asked = async () =>
    (await visitor.read('request')).filter((each) => each.path === '/api/phone-reveal');
  // Only the first press is one of a visitor; programs and shaky hands press on.
  const pressAgain = () =>
    visitor.evaluate(() => document.querySelector<HTMLElement>('.reveal summary')?.click());
  await contactPanel(visitor)
    .text(/Show number/)
    .view();
  expect(await visitor.selector('[href^="tel:"]').count()).toBe(0);
  await visitor.answerNext('/api/phone-reveal', { status: 0, held: true });
  await contactPanel(visitor)
    .text(/Show number/)
    .click();
  await expectSoon(async () => (await number.view()).focused).toBe(true);
  expect((await number.view()).href).toMatch(/^tel:\d+$/);
  await expectSoon(asked).toEqual([
    {
      path: '/api/phone-reveal',
      body: { car_id: expect.any(String), dealership_id: expect.anything(), website_id: 'boobook' },
    },
  ]);
  await pressAgain();
  const report = { eventId: 25, label: expect.stringMatching(/ Car$/), car_id: expect.any(String) };
  await expectSoon(() => visitor.read('event')).toEqual([report, report]);
  expect(await asked()).toHaveLength(1);
  expect(await visitor.read('line')).toEqual([]);
  await visitor.release();
  await expectSoon(async () => (await visitor.read('line')).join()).toContain(
    'The phone reveal could not be counted',
  );
  await pressAgain();
  await expectSoon(async () => (await asked()).length).toBe(2);
  expect(await number.count()).toBe(1);
});

test('chat and assistant each call their own function of the provider', async ({ visitor }) => {
  const { site, path } = firstCar('wattlebird');
  await visitor.open(siteUrl(site, path));
  await contactPanel(visitor).view();
  expect(await visitor.role('link', { name: /chat/i }).count()).toBe(0);
  await visitor.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      WattlebirdChat: { open: () => opened.push('chat'), ask: () => opened.push('assistant') },
    });
  });
  // It is looked for at the first sign of a visitor.
  await visitor.moveMouse([{ x: 20, y: 20 }]);
  await visitor.role('link', { name: 'Chat with us' }).click();
  await visitor.role('link', { name: 'Open chat assistant' }).click();
  await expectSoon(() => visitor.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
    'chat',
    'assistant',
  ]);
  expect(await visitor.address()).toBe(path);
});

/** Keeps files from being saved, and takes down their names. */
const watchFiles = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const files: string[] = [];
    Object.assign(window, { files });
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.href.startsWith('blob:')) files.push(this.download);
      else click.call(this);
    };
  });

test('the brochure is saved under the name of its car, once at a time, and a message says why it is not', async ({
  visitor,
}) => {
  const { site, path } = firstCar('coolabah');
  await visitor.open(siteUrl(site, path));
  await watchFiles(visitor);
  const link = visitor.role('link', { name: /^Download/ });
  const files = () => visitor.evaluate(() => Reflect.get(window, 'files'));
  const asked = async () =>
    (await visitor.read('request')).filter((each) => each.path.includes('/brochure/'));
  await link.view();
  await visitor.answerNext('/brochure/', { held: true });
  await link.click();
  await expectSoon(async () => (await link.view()).text).toBe('Downloading…');
  expect((await link.view()).attributes['aria-busy']).toBe('true');
  await expectSoon(asked).toHaveLength(1);
  await visitor.press('Enter');
  expect((await link.view()).text).toBe('Downloading…');
  expect(await asked()).toHaveLength(1);
  await visitor.release();
  await expectSoon(async () => (await link.view()).text).toBe('Download brochure');
  expect(await files()).toEqual([`${path.split('/').at(-2)}.pdf`]);
  expect(await visitor.read('alert')).toEqual([]);

  const sold = "There's no brochure because this vehicle is no longer for sale.";
  await visitor.answerNext('/brochure/', { status: 404, json: { error: sold } });
  await link.click();
  await expectSoon(() => visitor.read('alert')).toEqual([sold]);
  await visitor.answerNext('/brochure/', { status: 0 });
  await link.click();
  await expectSoon(() => visitor.read('alert')).toEqual([
    sold,
    "We couldn't download the brochure. Please check your connection and try again.",
  ]);
  await expectSoon(async () => (await link.view()).text).toBe('Download brochure');
});
