import { expect, test } from 'vitest';
import { buildHeroPhotograph } from '#features/home/hero.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test.each([
  { hero: ['yard.jpg', 'ute.webp'], photograph: '/assets/yard.jpg' },
  { hero: ['YARD.JPEG'], photograph: '/assets/YARD.JPEG' },
  { hero: ['ute.webp', 'yard.jpg'], photograph: undefined },
  { hero: ['ute.png'], photograph: undefined },
  { hero: [], photograph: undefined },
])('the hero $hero has the photograph $photograph', ({ hero, photograph }) => {
  const site = makeSite({ home: { heading: 'Cars', hero } });
  const assets = new Map(hero.map((name) => [name, `/assets/${name}`]));
  const built = buildHeroPhotograph({ ...site, assets });
  expect(built?.src.split('&')[0]?.split('url=')[1]).toBe(photograph);
});
