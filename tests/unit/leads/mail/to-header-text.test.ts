import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHeaderText } from '#leads/mail/mailer.ts';

test.each([
  ['Ada Example', 'Ada Example'],
  ['', ''],
  [' \t\r\n ', ''],
  ['  Ada  \t Example  ', 'Ada Example'],
  ['Ada\r\nBcc: thief@example.net', 'Ada Bcc: thief@example.net'],
  ['a\u0000b\u0007c\u007fd\u0085e', 'a b c d e'],
  ['a\u2028b\u2029c', 'a b c'],
  ['a\u00a0b\u3000c', 'a b c'],
  ['\u0000Zoë “Q” O’Neill 🚗\u0000', 'Zoë “Q” O’Neill 🚗'],
  ['x'.repeat(150), 'x'.repeat(150)],
  ['x'.repeat(151), 'x'.repeat(150)],
  [`   ${'x'.repeat(150)}`, 'x'.repeat(150)],
  [`${'x'.repeat(149)}🚗`, `${'x'.repeat(149)}\ufffd`],
  ['a\ud83db', 'a\ufffdb'],
])('%j is %j in a header', (text, header) => expect(toHeaderText(text)).toBe(header));

const unit = fc.constantFrom(
  ' ',
  '\r',
  '\n',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u00a0',
  'a',
  'é',
  '🚗',
  '\ud83d',
  '\udd97',
);

test('whatever a visitor writes is one short line that can be encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
      const header = toHeaderText(text);
      expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]| {2}/u);
      expect(header.isWellFormed()).toBe(true);
      expect(header.length).toBeLessThanOrEqual(150);
    }),
  );
});
