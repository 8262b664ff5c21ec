import { expect, test } from 'vitest';
import { hasPage } from '#site/routes/routes.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite({}, { cars: [makeCar({ simple_body: 'ute' })] });

test.each([
  ['/locations/', true],
  ['/locations/#map', true],
  ['/locations/?open=1', true],
  ['/locations', false],
  ['/nowhere/', false],
  ['/search/ute-cars/', true],
  ['/search/bus-cars/', false],
])('a link may lead to %s: %s', (href, there) => expect(hasPage(site, href)).toBe(there));
