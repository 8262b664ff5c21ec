import { describe, expect, test } from 'vitest';
import finance from '#functions/finance.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

describe('what lenders say of a car', () => {
  const { finance_lenders } = makeCar({
    finance_lenders: { manual: { interestRate: 7.9, comparisonRate: 8.4, paymentWeek: 111 } },
  });
  const stock = { c1: makeCarFacts({ finance_lenders }), c2: makeCarFacts() };
  const ask = async (query: string) =>
    callFunction(finance, await makeTestRuntime({ facts: { stock } }), `/api/finance${query}`);

  test.each([
    ['c1', finance_lenders],
    ['c2', {}],
  ])('%s', async (car_id, figures) => {
    expect(await ask(`?car_id=${car_id}`)).toMatchObject({
      status: 200,
      json: {
        car_id,
        title: '2021 Toyota Corolla',
        car_type: 'used',
        path: '/cars/2021-toyota-corolla-s1/',
        finance_lenders: figures,
      },
    });
  });

  test.each(['', '?car_id=', '?car_id=c9', '?car_id=toString', '?car_id=__proto__'])(
    '%s: 404',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 404, json: { fields: { car_id: 'is not known' } } });
    },
  );
});
