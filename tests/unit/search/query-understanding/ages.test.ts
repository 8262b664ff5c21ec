import { expect, test } from 'vitest';
import { parseAgeAt } from '#search/query-understanding/ages.ts';

test.each([
  ['under 5 years old', '2022:'],
  ['less than 2.5 years old', '2024:'],
  ['under a year old', '2026:'],
  ['up to 5 years old', '2021:'],
  ['5 years old', '2021:'],
  ['5-year-old', '2021:'],
  ['2.5 yrs old', '2024:'],
  ['not older than 5 years', '2021:'],
  ['newer than 5 years', '2022:'],
  ['5 years or newer', '2021:'],
  ['1 to 3 years old', '2023:2025'],
  ['between one and 3 years old', '2023:2025'],
  ['over 5 years old', ':2020'],
  ['older than 2.5 years', ':2023'],
  ['at least 5 years old', ':2021'],
  ['5 years old or older', ':2021'],
  ['under 5 years', '2022:'],
  ['under 5 years o', '2022:'],
  ['under 5 years warranty', undefined],
  ['under 5', undefined],
  ['150 years old', undefined],
])('in 2026 "%s" is built in %s', (text, years) => {
  const { min = '', max = '' } = parseAgeAt(text, 0, 2026)?.range ?? {};
  expect(parseAgeAt(text, 0, 2026) && `${min}:${max}`).toBe(years);
});

test('an age ends where its words do', () => {
  expect(parseAgeAt('ute under 5 years old white', 4, 2026)?.end).toBe('ute under 5 years old'.length);
});
