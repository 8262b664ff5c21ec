import { expect, test } from 'vitest';
import { resolveValues } from '#search/state/known-values.ts';

const KNOWN = ['Toyota', 'Mazda', 'Land Rover', 'Leather seats, heated', 'GX', 'Gx'];

test.each<[what: string, texts: string[], values: string[], complete: boolean]>([
  ['a value as the stock has it', ['Toyota'], ['Toyota'], true],
  ['in another case', ['toyota', 'LAND ROVER'], ['Toyota', 'Land Rover'], true],
  ['the exact case first', ['GX', 'Gx'], ['GX', 'Gx'], true],
  ['once only', ['toyota', 'Toyota'], ['Toyota'], true],
  ['two values in one', ['toyota,Mazda'], ['Toyota', 'Mazda'], true],
  ['with a space', ['Toyota, land rover'], ['Toyota', 'Land Rover'], true],
  ['a comma that belongs to the value', ['leather seats, heated'], ['Leather seats, heated'], true],
  ['with spaces around it', [' toyota '], ['Toyota'], true],
  ['with a comma too many', ['toyota,,Mazda,'], ['Toyota', 'Mazda'], true],
  ['a make that was sold out', ['Ferrari'], ['Ferrari'], false],
  ['an unknown value with a comma', ['Blue, pearl'], ['Blue, pearl'], false],
  ['unknown beside known, without its spaces', ['Toyota, Ferrari '], ['Toyota', 'Ferrari'], false],
])('%s: %j is %j', (_, texts, values, complete) => {
  expect(resolveValues(texts, KNOWN)).toEqual({ values, complete });
});
