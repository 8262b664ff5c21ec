import { expect, test } from 'vitest';
import { findDemo, findStatus } from '#stock/normalise/vehicle/status-in-text.ts';

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['sold', ['SOLD', '** Sold ** thanks Kev', 'Sold 14/11', '<p>Sold, thanks Mike.</p>']],
  ['sold', ['verkauft am 3.11.', 'Manual, Petrol, Salisbury, SOLD', '2024 Kia Rio - SOLD']],
  [undefined, ['Sold as is', 'Sold unregistered, without a roadworthy', 'Never sold before']],
  [undefined, ['Reserved by nobody', 'Deposit from $500', `${'Tidy. '.repeat(60)}Under offer`]],
  [undefined, ['Hold the key for two seconds', 'Verkauf im Kundenauftrag']],
  [undefined, ['Two keys, sold with a certificate', 'Copy of the service book in hand']],
  [undefined, ['More photos coming soon for this one', '']],
  ['reserved', ['Reserved til Friday', 'Two keys. Deposit taken 12/11', 'Now under offer', 'deposit']],
  ['reserved', ['DEPOSIT_TAKEN', 'HOLD - for Mrs Ng til Saturday', 'reserviert bis Freitag']],
  ['reserved', ['unfallfrei, reserviert bis 05.12.', 'Tidy. Reserved for Mr Khan']],
  ['not_for_sale', ['WHOLESALE ONLY - DO NOT RETAIL', '<p>Hire fleet. Not for sale.</p>']],
  ['not_for_sale', ['2018 Mazda CX-5 (Copy)', 'Copy of 2018 Mazda CX-5', 'TEST - do not publish']],
  ['coming_soon', ['ute, diesel, coming-soon', '2024 Kia Rio - ON THE WAY']],
])('that a vehicle is %s is said by notes such as %j', (value, texts) => {
  expect(texts.map((text) => findStatus(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['demo', ['2024 Kia Sportage GT-Line Ex-Demo', '<p>Our shop demonstrator.</p>', 'SVC LOANER', 'demo']],
  ['demo', ['2026 Kia EV9 GT-Line Demo']],
  [undefined, [`${'Tidy. '.repeat(20)}Watch the demo`, 'Book a demo drive', 'Democratic pricing', '']],
])('a vehicle is called %s by notes such as %j', (value, texts) => {
  expect(texts.map((text) => findDemo(text))).toEqual(texts.map(() => value));
});
