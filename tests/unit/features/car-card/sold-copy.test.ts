import { expect, test } from 'vitest';
import { soldCopy } from '#features/car-card/sold-copy.ts';
import { withdrawnCopy } from '#features/car-card/withdrawn-copy.ts';

test("the sold banner has the exact text, with the dealer's vehicle noun (CARD-17 to CARD-23)", () => {
  expect(soldCopy('truck')).toEqual({
    heading: 'SOLD',
    regret: 'Unfortunately this truck recently sold.',
    help: "But don't worry, we can help you find a similar truck!",
    question: 'Like this and want something similar?',
    action: 'Find Me Something Similar',
  });
});

test.each([
  ['sold', 'SOLD', 'Unfortunately this truck recently sold.'],
  ['gone', 'No longer listed', 'This truck is no longer in stock.'],
  ['reserved', 'RESERVED', 'Someone has just reserved this truck.'],
] as const)('a car that was withdrawn as %s says %s, and offers the same help', (kind, heading, regret) => {
  expect(withdrawnCopy(kind, 'truck')).toEqual({ ...soldCopy('truck'), heading, regret });
});
