import { expect, test } from 'vitest';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import { readCsv } from '#stock/readers/csv.ts';

/** The columns that a feed's fields are taken from. */
function guess(text: string): Record<string, readonly string[]> {
  const { fields } = guessMapping(readCsv({ file: 'feed.csv', text }));
  return Object.fromEntries(fields.map(({ field, columns }) => [field, columns]));
}

test('a feed in the abbreviations of a yard is known by its names', () => {
  const feed = [
    'Stk#;Yr;Manufacturer;Range;Spec;Odo (kms);Our Price;Trans;State of sale;Arrived',
    'A1;2021;TOYOTA;Hilux;SR5 4x4;45 120;"$52,990";6SP A/T;Avail;03/10/2026',
    'A2;2024;HYUNDAI;i30;N Line;12;39990;7 SPD DCT;On Hold;04/10/2026',
  ].join('\n');
  expect(guess(feed)).toMatchObject({
    stocknum: ['Stk#'],
    year: ['Yr'],
    make: ['Manufacturer'],
    model: ['Range'],
    badge: ['Spec'],
    km: ['Odo (kms)'],
    price: ['Our Price'],
    simple_transmission: ['Trans'],
    status: ['State of sale'],
    created_at: ['Arrived'],
  });
});

test('words that mean something else within longer names do not make a field of them', () => {
  const found = guess('Year,Make,Special offer text,Electric range km\n2021,Kia,None,400');
  expect(found).not.toHaveProperty('badge');
  expect(found).not.toHaveProperty('model');
});
