import { openAndWeigh } from '#scripts/audit/weigh.ts';
import { addressOf, builtSites } from '#tests/support/built-sites.ts';
import { test } from '#tests/support/test.ts';

const site = builtSites().find(({ slug }) => slug === 'coolabah');
const car = site?.paths.find((path) => /^\/cars\/[^/]+\/$/.test(path)) ?? '';
const hold = site?.reserved[0] ?? '';
for (const path of [car, hold, '/', '/finance/', '/trade-in/', '/offers/isuzu/d-max-tray/'])
  test(`weigh ${path}`, async ({ page }) => {
    const got: string[] = [];
    page.on('requestfinished', async (r) => {
      if (/\.js/.test(r.url()))
        got.push(`${r.url().split('/').pop()} ${await (await r.response())?.headerValue('content-length')}`);
    });
    const { weight } = await openAndWeigh(page, addressOf({ slug: 'coolabah' }, path));
    console.log(path, JSON.stringify(weight), got.join('; '));
  });
