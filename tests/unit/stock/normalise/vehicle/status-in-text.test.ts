import { expect, test } from 'vitest';
import { findStatus } from '#stock/normalise/vehicle/status-in-text.ts';

test.each([
  ['SOLD', 'sold'],
  ['** Sold ** thanks Kev', 'sold'],
  ['Sold 14/11', 'sold'],
  ['Sold as is', undefined],
  ['Sold unregistered, without a roadworthy', undefined],
  ['Never sold before', undefined],
  ['Reserved til Friday', 'reserved'],
  ['Two keys. Deposit taken 12/11', 'reserved'],
  ['Now under offer', 'reserved'],
  ['Reserved by nobody', undefined],
  ['Deposit from $500', undefined],
  [`${'Tidy. '.repeat(60)}Under offer`, undefined],
  ['', undefined],
])('the note %j says that a vehicle is %s', (note, status) => expect(findStatus(note)).toBe(status));
