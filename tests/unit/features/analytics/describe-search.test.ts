import { expect, test } from 'vitest';
import { describeSearch } from '#features/analytics/watch-searches.island.ts';

test.each([
  ['/search/', ''],
  ['/search/toyota/hilux/', 'toyota hilux'],
  ['/search/toyota/?body=ute&price=20000-40000', 'toyota ute 20000 40000'],
  ['/search/?query=Red%20ute&page=2&sortBy=price:asc', 'red ute'],
  ['/search/?make=Kia&utm_source=newsletter&gclid=1', 'kia'],
  ['/search/?query=ada@example.com', ''],
  ['/search/?make=Kia&query=call%200412%20345%20678', 'kia'],
  ['/search/land-rover/range-rover-sport/', 'land rover range rover sport'],
  ['/search/?query=%20Café!%20', 'café'],
  ['/search/?query=123%204567', ''],
  ['/search/?query=12-34567', ''],
  ['/search/?query=hilux%20123456', 'hilux 123456'],
  ['/search/?query=a%40b', ''],
  ['/search/?make=Kia&make=Mazda&toString=1', 'kia mazda'],
])('%s is about %j', (path, term) => {
  expect(describeSearch(`https://plain.example.com.au${path}`)).toBe(term);
});
