import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { areFiguresPlausible } from '#domain/finance/plausible-figures.ts';

type Figures = Car['finance_lenders'][string];

const NONE: Figures = {
  interestRate: null,
  comparisonRate: null,
  termMonths: null,
  termYears: null,
  paymentMonth: null,
  paymentWeek: null,
  deposit: null,
  balloon: null,
  disclaimer: null,
};
/** A loan of 30,000 dollars at 7.2 % a year over 60 months. */
const LOAN: Figures = { ...NONE, interestRate: 7.2, termMonths: 60, paymentMonth: 596.87 };

test.each([
  { what: 'the amount lent', price: 30_000, plausible: true },
  { what: 'a price that fees explain', price: 24_100, plausible: true },
  { what: 'a price that is too low for it', price: 23_900, plausible: false },
  { what: 'a price that a discount explains', price: 39_900, plausible: true },
  { what: 'a price that is too high for it', price: 40_100, plausible: false },
  { what: 'no price', price: 0, plausible: true },
])('a loan of $30,000 is plausible for $what: $plausible', ({ price, plausible }) => {
  expect(areFiguresPlausible(LOAN, price)).toBe(plausible);
});

const WEEKLY: Partial<Figures> = { paymentMonth: null, paymentWeek: 137.74 };
const NO_INTEREST: Partial<Figures> = { interestRate: 0, paymentMonth: 500 };

test.each<[what: string, figures: Partial<Figures>, price: number, plausible: boolean]>([
  ['a deposit', { deposit: 15_000 }, 45_000, true],
  ['a deposit above the price', { deposit: 31_000 }, 30_000, false],
  ['a deposit of the whole price', { deposit: 30_000 }, 30_000, false],
  ['a balloon', { paymentMonth: 400, balloon: 14_000 }, 30_000, true],
  ['a balloon left out', { paymentMonth: 400 }, 30_000, false],
  ['weekly repayments', WEEKLY, 30_000, true],
  ['weekly repayments of another loan', WEEKLY, 60_000, false],
  ['a term in years', { termMonths: null, termYears: 5 }, 30_000, true],
  ['a longer term in years', { termMonths: null, termYears: 7 }, 30_000, false],
  ['no interest, at the limit', NO_INTEREST, 24_000, true],
  ['no interest, a dollar past it', NO_INTEREST, 23_999, false],
])('a loan with %s, %j, is plausible for %i dollars: %s', (_, figures, price, plausible) => {
  expect(areFiguresPlausible({ ...LOAN, ...figures }, price)).toBe(plausible);
});

test.each([
  ['the rate', { interestRate: null }],
  ['the term', { termMonths: null }],
  ['a term above zero', { termMonths: 0 }],
  ['the repayment', { paymentMonth: null }],
  ['a repayment above zero', { paymentMonth: 0 }],
] as const)('figures without %s say nothing, and are plausible', (_, missing) => {
  expect(areFiguresPlausible({ ...LOAN, ...missing }, 1000)).toBe(true);
});
