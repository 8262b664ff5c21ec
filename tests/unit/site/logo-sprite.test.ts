import { expect, test } from 'vitest';
import { buildLogoSprite } from '#site/logo-sprite.ts';

const symbols = (text: string) =>
  [...text.matchAll(/<symbol id="([^"]+)" viewBox="[-\d. ]+"><path/g)].map(([, id]) => id);

test('a sheet holds the logos of the makes that have one, and of no others', async () => {
  const { url, text } = await buildLogoSprite(['Toyota', 'GWM', 'LAND ROVER', 'Halden']);
  expect(symbols(text)).toEqual(['land-rover', 'toyota']);
  expect(url).toMatch(/^\/assets\/makes\.[0-9a-f]{8}\.svg$/);
});

test('the same makes give the same file in any order, other makes another one', async () => {
  const [one, same, other] = await Promise.all([
    buildLogoSprite(['Toyota', 'Mazda']),
    buildLogoSprite(['Mazda', 'Toyota']),
    buildLogoSprite(['Mazda']),
  ]);
  expect(same).toEqual(one);
  expect(other.url).not.toBe(one.url);
});
