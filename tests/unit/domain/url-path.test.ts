import { expect, test } from 'vitest';
import { stripQueryAndHash, withQuery, withTrailingSlash } from '#domain/url-path.ts';

test.each([
  ['/finance', '/finance/'],
  ['/finance/', '/finance/'],
  ['/buy/finance', '/buy/finance/'],
  ['/finance?a=/b', '/finance/?a=/b'],
  ['/finance#form', '/finance/#form'],
  ['/v1.2/finance', '/v1.2/finance/'],
  ['/', '/'],
  ['/?a=1', '/?a=1'],
  ['/report.pdf', '/report.pdf'],
  ['/files/report.pdf#page=2', '/files/report.pdf#page=2'],
  ['#form', '#form'],
  ['https://lender.example/apply', 'https://lender.example/apply'],
  ['tel:0755500100', 'tel:0755500100'],
])(
  'the address %s becomes %s: pages get a trailing slash, files and other sites stay unchanged',
  (href, address) => expect(withTrailingSlash(href)).toBe(address),
);

test.each([
  ['/finance/', '/finance/'],
  ['/finance/?car_id=1#form', '/finance/'],
  ['/finance/#form?', '/finance/'],
  ['#form', ''],
])('%s names the page %j', (href, page) => expect(stripQueryAndHash(href)).toBe(page));

test.each([
  ['/finance/', '/finance/?b=2'],
  ['/finance/?a=1', '/finance/?a=1&b=2'],
  ['/finance/#form', '/finance/?b=2#form'],
  ['/finance/?a=1#form', '/finance/?a=1&b=2#form'],
])('the query is added to %s before its anchor: %s', (href, asked) => {
  expect(withQuery(href, 'b=2')).toBe(asked);
});
