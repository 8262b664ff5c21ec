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

test.each([
  { what: 'a deposit', figures: { ...LOAN, deposit: 15_000 }, price: 45_000, plausible: true },
  {
    what: 'a deposit above the price',
    figures: { ...LOAN, deposit: 31_000 },
    price: 30_000,
    plausible: false,
  },
  {
    what: 'a deposit of the whole price',
    figures: { ...LOAN, deposit: 30_000 },
    price: 30_000,
    plausible: false,
  },
  {
    what: 'a balloon',
    figures: { ...LOAN, paymentMonth: 400, balloon: 14_000 },
    price: 30_000,
    plausible: true,
  },
  { what: 'a balloon left out', figures: { ...LOAN, paymentMonth: 400 }, price: 30_000, plausible: false },
  {
    what: 'weekly repayments',
    figures: { ...LOAN, paymentMonth: null, paymentWeek: 137.74 },
    price: 30_000,
    plausible: true,
  },
  {
    what: 'weekly repayments of another loan',
    figures: { ...LOAN, paymentMonth: null, paymentWeek: 137.74 },
    price: 60_000,
    plausible: false,
  },
  {
    what: 'a term in years',
    figures: { ...LOAN, termMonths: null, termYears: 5 },
    price: 30_000,
    plausible: true,
  },
  {
    what: 'a longer term in years',
    figures: { ...LOAN, termMonths: null, termYears: 7 },
    price: 30_000,
    plausible: false,
  },
  {
    what: 'no interest, at the limit',
    figures: { ...LOAN, interestRate: 0, paymentMonth: 500 },
    price: 24_000,
    plausible: true,
  },
  {
    what: 'no interest, a dollar past it',
    figures: { ...LOAN, interestRate: 0, paymentMonth: 500 },
    price: 23_999,
    plausible: false,
  },
])('with $what for $price dollars: $plausible', ({ figures, price, plausible }) => {
  expect(areFiguresPlausible(figures, price)).toBe(plausible);
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
