import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildLogoSprite } from '#site/logo-sprite.ts';

const symbols = (text: string) =>
  [...text.matchAll(/<symbol id="([^"]+)" viewBox="[-\d. ]+"><path/g)].map(([, id]) => id);

test('a sprite contains the logos of the given makes and no others', async () => {
  const { url, text } = await buildLogoSprite(['Toyota', 'GWM', 'LAND ROVER', 'Halden']);
  expect(symbols(text)).toEqual(['land-rover', 'toyota']);
  expect(url).toMatch(/^\/assets\/makes\.[0-9a-f]{8}\.svg$/);
});

test('the same makes in any order give the same file, other makes another one', async () => {
  const [one, same, other] = await Promise.all([
    buildLogoSprite(['Toyota', 'Mazda']),
    buildLogoSprite(['Mazda', 'Toyota']),
    buildLogoSprite(['Mazda']),
  ]);
  expect(same).toEqual(one);
  expect(other.url).not.toBe(one.url);
});

test('a sprite is a picture of symbols alone, each as it is among all logos', async () => {
  const lines = (await readFile('src/site/logos/logos.svg', 'utf8')).split('\n');
  const lineOf = (slug: string) => lines.find((line) => line.includes(`id="${slug}"`));
  const { text } = await buildLogoSprite(['Toyota', 'Mazda']);
  expect(text).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${lineOf('mazda')}${lineOf('toyota')}</svg>\n`);
  expect(text.length).toBeGreaterThan(200);
});
