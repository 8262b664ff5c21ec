import { expect, test } from 'vitest';
import { findDemo, findStatus } from '#stock/normalise/vehicle/status-in-text.ts';

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
  ['<p>Sold, thanks Mike.</p>', 'sold'],
  ['deposit', 'reserved'],
  ['DEPOSIT_TAKEN', 'reserved'],
  ['HOLD - for Mrs Ng til Saturday', 'reserved'],
  ['Hold the key for two seconds', undefined],
  ['verkauft am 3.11.', 'sold'],
  ['Verkauf im Kundenauftrag', undefined],
  ['reserviert bis Freitag', 'reserved'],
  ['WHOLESALE ONLY - DO NOT RETAIL', 'not_for_sale'],
  ['<p>Hire fleet. Not for sale.</p>', 'not_for_sale'],
  ['', undefined],
])('the note %j says that a vehicle is %s', (note, status) => expect(findStatus(note)).toBe(status));

test.each([
  ['2024 Kia Sportage GT-Line Ex-Demo', 'demo'],
  ['<p>Our shop demonstrator.</p>', 'demo'],
  ['SVC LOANER', 'demo'],
  ['demo', 'demo'],
  ['Book a demo drive', undefined],
  ['Democratic pricing', undefined],
  ['', undefined],
])('the note %j calls a vehicle %s', (note, type) => expect(findDemo(note)).toBe(type));
