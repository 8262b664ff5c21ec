import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#screens/car/fold-text.ts';

const sentence = 'Serviced here since new, with its books and both keys. ';

test.each([
  { text: '', kind: 'no text' },
  { text: 'x'.repeat(899), kind: 'a rest not worth a press' },
  { text: 'x'.repeat(5000), kind: 'a text without a place to break it' },
])('$kind is seen whole', ({ text }) => {
  expect(foldText(text)).toEqual({ seen: text, folded: '' });
});

test.each([
  { kind: 'line', text: `${sentence.repeat(8)}\n${sentence.repeat(20)}`, seen: sentence.repeat(8).trim() },
  { kind: 'sentence', text: sentence.repeat(30), seen: sentence.repeat(12).trim() },
  { kind: 'word', text: 'tow bar '.repeat(200), seen: `${'tow bar '.repeat(87)}tow` },
])('a long text is folded after a $kind', ({ text, seen }) => {
  expect(foldText(text)).toEqual({ seen, folded: text.slice(seen.length).trimStart() });
});

test('no words are lost or cut in two', () => {
  const words = fc.array(fc.stringMatching(/^[a-z.]{1,12}$/), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(words, (given) => {
      const { seen, folded } = foldText(given.join(' '));
      expect(`${seen} ${folded}`.trim().split(' ')).toEqual(given);
    }),
  );
});
