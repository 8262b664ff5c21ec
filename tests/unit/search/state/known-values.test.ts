import { expect, test } from 'vitest';
import { resolveValues } from '#search/state/known-values.ts';

const KNOWN = ['Toyota', 'Mazda', 'Land Rover', 'Leather seats, heated', 'GX', 'Gx'];

test.each<{ what: string; texts: string[]; values: string[]; complete?: boolean }>([
  { what: 'a value as the stock has it', texts: ['Toyota'], values: ['Toyota'], complete: true },
  {
    what: 'in another case',
    texts: ['toyota', 'LAND ROVER'],
    values: ['Toyota', 'Land Rover'],
    complete: true,
  },
  { what: 'the exact case first', texts: ['GX', 'Gx'], values: ['GX', 'Gx'], complete: true },
  { what: 'once only', texts: ['toyota', 'Toyota'], values: ['Toyota'], complete: true },
  { what: 'two values in one', texts: ['toyota,Mazda'], values: ['Toyota', 'Mazda'], complete: true },
  { what: 'with a space', texts: ['Toyota, land rover'], values: ['Toyota', 'Land Rover'], complete: true },
  {
    what: 'a comma that belongs to the value',
    texts: ['leather seats, heated'],
    values: ['Leather seats, heated'],
    complete: true,
  },
  { what: 'a make that was sold out', texts: ['Ferrari'], values: ['Ferrari'] },
  { what: 'an unknown value with a comma', texts: ['Blue, pearl'], values: ['Blue, pearl'] },
  { what: 'with spaces around it', texts: [' toyota '], values: ['Toyota'], complete: true },
  { what: 'with a comma too many', texts: ['toyota,,Mazda,'], values: ['Toyota', 'Mazda'], complete: true },
  {
    what: 'unknown beside known, without its spaces',
    texts: ['Toyota, Ferrari '],
    values: ['Toyota', 'Ferrari'],
  },
  { what: 'one known value of two', texts: ['toyota,Ferrari'], values: ['Toyota', 'Ferrari'] },
])('$what', ({ texts, values, complete = false }) => {
  expect(resolveValues(texts, KNOWN)).toEqual({ values, complete });
});
