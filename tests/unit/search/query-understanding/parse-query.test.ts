import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '#search/query-understanding/parse-query.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';

const stock = makeVocabulary();
/** The same stock in a vocabulary of its own for each text: a dictionary that is kept would hide what builds it. */
const parse = (text: string) => parseQuery(text, { ...stock });
test.each([
  ['', 'nothing was typed'],
  ['86', 'a number may be a model, a year or a badge'],
  ['300', 'a number'],
  ['2008', 'a model of this yard is called so'],
  ['under 2020', 'a year or dollars'],
  ['under 500 a month', 'a repayment'],
  ['under 2,000 kg', 'a weight'],
  ['under warranty', 'no number'],
  ['is', 'a word, though a Lexus is called so'],
  ['orange', 'a colour and a town of this yard'],
  ['corvette', 'not in stock'],
  ['under 4', 'on the way to 40k'],
  ['pink', 'not in stock'],
  ['gold', 'a colour, not a misspelt Golf'],
  ['9 seater', 'not in stock'],
  ['tas', 'not in stock'],
  ['near new', 'says something else than new'],
  ['new tyres', 'the tyres are new, not the car'],
  ['black edition', 'the badge of a Ranger'],
  ['auto climate control', 'climate control'],
  ['over 40k under 20k', 'a contradiction'],
  ['S123456', 'a stock number'],
])('what is not certain stays text: %s (%s)', (text) => {
  expect(parse(text)).toBeUndefined();
});

test('whatever is typed, the reading ends and what stays text was typed', () => {
  const word = fc.oneof(
    fc.constantFrom(...'under $ 40k white hilux 2020 to - km not ü < 7 seater'.split(' ')),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const rest = parse(text)?.rest ?? '';
      for (const part of rest.split(/\s+/).filter(Boolean)) expect(text.normalize('NFC')).toContain(part);
    }),
  );
});
