import { expect, test } from 'vitest';
import { hasPrice, priceLabel } from '#domain/car/price.ts';

test.each([
  { price: 10, shown: false },
  { price: 10.01, shown: true },
  { price: 11, shown: true },
  { price: 0, shown: false },
])('a price of $price is shown: $shown (above 10 only)', ({ price, shown }) => {
  expect(hasPrice({ price })).toBe(shown);
});

test.each([
  { price: 52_990, preorder: false, label: '$52,990' },
  { price: 1_234_567, preorder: false, label: '$1,234,567' },
  { price: 11, preorder: false, label: '$11' },
  { price: 10, preorder: false, label: 'Enquire for price.' },
  { price: 0, preorder: false, label: 'Enquire for price.' },
  { price: 0, preorder: true, label: 'PREORDER' },
  { price: 52_990, preorder: true, label: '$52,990' },
])('price $price, pre-order $preorder reads "$label"', ({ label, ...car }) => {
  expect(priceLabel(car)).toBe(label);
});
