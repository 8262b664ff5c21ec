import { expect, test } from 'vitest';
import { describeCorrections } from '#search/query-understanding/describe-corrections.ts';
import { readText } from './read-text.ts';

const noteOf = (text: string) => describeCorrections(text, readText(text).corrections);

test('what was corrected is said, and can be searched for as it was typed', () => {
  expect(noteOf('toyta hylux under 40k')).toEqual({
    shown: 'Showing results for Toyota HiLux.',
    instead: 'Search for “toyta hylux” instead',
    query: '"toyta" "hylux" under 40k',
  });
});

test('a word in quotation marks is not corrected again', () => {
  expect(noteOf('"toyta" "hylux" under 40k')).toBeUndefined();
});

test.each(['toyota', 'toyotas', 'unicorn', 'ute toyot'])('nothing is said of %s', (text) => {
  expect(noteOf(text)).toBeUndefined();
});
