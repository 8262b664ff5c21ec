import { expect, test } from 'vitest';
import { convertUnit, parseUnit, type Unit } from '#stock/normalise/numbers/unit.ts';

test.each<[string, Unit | undefined]>([
  [' KM ', 'km'],
  ['KMT', 'km'],
  ['Miles', 'miles'],
  ['SMI', 'miles'],
  ['AUD', 'dollars'],
  ['$', 'dollars'],
  ['c', 'cents'],
  ['thousands', undefined],
  ['furlongs', undefined],
  ['', undefined],
])('a cell with %j counts in %j', (text, unit) => expect(parseUnit(text)).toBe(unit));

test.each<[string, Unit, string]>([
  ['45,120', 'km', '45,120'],
  ['$45,120', 'dollars', '$45,120'],
  ['1999000', 'cents', '19990'],
  [' $1,999,050 c ', 'cents', '19991'],
  ['28,000 miles', 'miles', '45062'],
  ['28k', 'miles', '45062'],
  ['45120', 'thousands', '45120'],
  ['mi 10', 'miles', '16'],
  ['45.1', 'thousands', '45100'],
  ['$45.1k', 'thousands', '45100'],
  ['unknown', 'thousands', 'unknown'],
  ['', 'thousands', ''],
  ['POA', 'cents', 'POA'],
  ['1 to 2', 'miles', '1 to 2'],
])('%j in %s is %j', (text, unit, expected) => expect(convertUnit(text, unit)).toBe(expected));
