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

test('a sprite is a picture of symbols alone, with the shapes of their files', async () => {
  const [toyota = '', mazda = ''] = await Promise.all(
    ['toyota', 'mazda'].map((slug) => readFile(`src/site/logos/${slug}.svg`, 'utf8')),
  );
  const { text } = await buildLogoSprite(['Toyota', 'Mazda']);
  const parts =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">(<symbol.*<\/symbol>)(<symbol.*)<\/svg>\n$/.exec(text);
  const shapesOf = (symbol = '') => symbol.replace(/^<symbol[^>]*>(.*)<\/symbol>$/, '$1');
  expect(shapesOf(parts?.[1]).length).toBeGreaterThan(100);
  expect(mazda).toContain(`>${shapesOf(parts?.[1])}</svg>`);
  expect(toyota).toContain(`>${shapesOf(parts?.[2])}</svg>`);
});
