import { expect, test } from 'vitest';
import { describeSearch } from '#features/analytics/describe-search.ts';

test.each([
  ['/search/', ''],
  ['/search/toyota/hilux/', 'toyota hilux'],
  ['/search/toyota/?body=ute&price=20000-40000', 'toyota ute 20000 40000'],
  ['/search/?query=Red%20ute&page=2&sortBy=price:asc', 'red ute'],
  ['/search/?make=Kia&utm_source=newsletter&gclid=1', 'kia'],
  ['/search/?query=ada@example.com', ''],
  ['/search/?make=Kia&query=call%200412%20345%20678', 'kia'],
])('%s looks for %j', (path, term) => {
  expect(describeSearch(`https://plain.example.com.au${path}`)).toBe(term);
});
