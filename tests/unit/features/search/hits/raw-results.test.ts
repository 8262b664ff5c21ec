import { expect, test } from 'vitest';
import { rawResults } from '#features/search/hits/total-hits.ts';

const response = { nbHits: 1 };

test.each([
  { results: { _rawResults: [response, {}] }, raw: response },
  { results: { _rawResults: [] }, raw: undefined },
  { results: {}, raw: undefined },
  { results: undefined, raw: undefined },
])('behind $results is $raw', ({ results, raw }) => {
  expect(rawResults(results)).toBe(raw);
});
