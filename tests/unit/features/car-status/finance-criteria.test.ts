import { expect, test } from 'vitest';
import { toFinanceCriteria } from '#features/car-status/finance-criteria.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const car = makeCar({ year: 2021, make: 'Isuzu' });
const site = makeSite({ state: 'qld', finance: { lenders: ['Manual'] } });

test('a page carries what lenders’ rules need of its vehicle', () => {
  expect(toFinanceCriteria(car, site)).toEqual({
    year: 2021,
    make: 'Isuzu',
    lenders: ['Manual'],
    zone: 'Australia/Brisbane',
  });
});

test('comparison rates are left out where the law of the country does not know them', () => {
  expect(toFinanceCriteria(car, { ...site, country: 'nz' })).toMatchObject({ withoutComparison: true });
});
