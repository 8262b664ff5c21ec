import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isHashedPath } from '#platform/hashed-path.ts';
import { createStyleJoiner } from '#scripts/build/join-style-sheets.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const page = (head: string) => `<head><title>Cars</title>${head}</head>`;

async function makeSite() {
  const dir = await makeTemporaryFolder();
  await mkdir(join(dir, '_astro'));
  for (const name of ['all', 'car', 'form'])
    await writeFile(join(dir, `_astro/${name}.css`), `/* ${name} */`);
  return { dir, join: createStyleJoiner(dir) };
}

test('the style sheets of a page become one in their order, which browsers may keep', async () => {
  const site = await makeSite();
  const { html, styles } = site.join(page(link('/_astro/all.css') + link('/_astro/car.css')));
  const [path = ''] = styles;
  expect(html).toBe(page(`<link rel="stylesheet" href="/${path}" data-parts="/_astro/car.css">`));
  expect(await readFile(join(site.dir, path), 'utf8')).toBe('/* all */\n/* car */');
  expect(isHashedPath(`/${path}`)).toBe(true);
});

test('pages that link the same share one file', async () => {
  const site = await makeSite();
  const [car, sameCar, form] = ['car', 'car', 'form'].map(
    (name) => site.join(page(link('/_astro/all.css') + link(`/_astro/${name}.css`))).styles,
  );
  expect(sameCar).toEqual(car);
  expect(form).not.toEqual(car);
});

test('a page with the style sheet of all pages alone links that', async () => {
  const site = await makeSite();
  const html = page(link('/_astro/all.css'));
  expect(site.join(html)).toEqual({ html, styles: [] });
});
