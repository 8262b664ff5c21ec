import { describe, expect, test } from 'vitest';
import { toTypesenseDocument } from '#search/engines/typesense/document.ts';

test('unknown values are left out, false and empty ones are not', () => {
  expect(
    toTypesenseDocument({ id: 'a', price: null, sold: false, badge: '', features: [], km: 0 }, 7),
  ).toEqual({ id: 'a', sold: false, badge: '', features: [], km: 0, rank: 7 });
});

describe('texts that people write in another way than the value have a field of their own', () => {
  test('a body has its label, a number its digits', () => {
    expect(toTypesenseDocument({ body: 'peopleMover', year: 2021, make: 'Kia' }, 0)).toEqual({
      ...{
        body: 'peopleMover',
        body_text: 'People mover',
        year: 2021,
        year_text: '2021',
        make: 'Kia',
        rank: 0,
      },
    });
  });

  test('a body that is none of ours is written as it is', () => {
    expect(toTypesenseDocument({ body: 'Tipper' }, 0)).toMatchObject({ body_text: 'Tipper' });
  });

  test('unless the value is unknown', () => {
    expect(toTypesenseDocument({ body: null }, 3)).toEqual({ rank: 3 });
  });
});
