import { expect, test } from 'vitest';
import { applyReducedPrice, hasPrice, priceLabel, subtractTradeIn } from '#domain/car/price/price.ts';

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
  { price: 52_990.4, preorder: false, label: '$52,990' },
  { price: 11, preorder: false, label: '$11' },
  { price: 10, preorder: false, label: 'Enquire for price.' },
  { price: 0, preorder: false, label: 'Enquire for price.' },
  { price: 0, preorder: true, label: 'PREORDER' },
  { price: 52_990, preorder: true, label: '$52,990' },
])('price $price, pre-order $preorder reads "$label"', ({ label, ...car }) => {
  expect(priceLabel(car)).toBe(label);
});

test.each([
  { price: 30_000, offer_price: 28_000, shown: 28_000 },
  { price: 30_000, offer_price: 29_999, shown: 29_999 },
  { price: 30_000, offer_price: 30_000, shown: 30_000 },
  { price: 30_000, offer_price: 31_000, shown: 30_000 },
  { price: 30_000, offer_price: 11, shown: 11 },
  { price: 30_000, offer_price: 10, shown: 30_000 },
  { price: 30_000, offer_price: 0, shown: 30_000 },
  { price: 30_000, offer_price: null, shown: 30_000 },
  { price: 0, offer_price: 28_000, shown: 0 },
])('price $price with an offer of $offer_price is $shown (T-39)', ({ shown, ...car }) => {
  expect(applyReducedPrice(car).price).toBe(shown);
});

test.each([
  { offer: 8000, left: 22_000 },
  { offer: 0, left: 30_000 },
  { offer: -1, left: 30_000 },
  { offer: null, left: 30_000 },
  { offer: 40_000, left: 0 },
])(
  'a trade-in offer of $offer leaves $left of 30,000 dollars: only a positive one counts',
  ({ offer, left }) => expect(subtractTradeIn(30_000, offer)).toBe(left),
);
