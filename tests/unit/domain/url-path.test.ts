import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fillLinkTemplate, linkTemplateSchema } from '#domain/link-template.ts';
import { slugify } from '#domain/slug.ts';
import { safeUrl, stripQueryAndHash, withQuery, withTrailingSlash } from '#domain/url-path.ts';
import { messages } from '#tests/support/expect-fields.ts';

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

test.each([
  '/about-us/',
  '#finance-form',
  '/go/?to=https:elsewhere',
  'https://www.example.com.au/a?b=c#d',
  'http://www.example.com.au',
  'HTTPS://WWW.EXAMPLE.COM.AU',
  'mailto:sales@example.com.au',
  'tel:0755500100',
])('%s may be followed', (address) => expect(safeUrl(address)).toBe(address));

test('spaces around an address are removed', () => expect(safeUrl(' /about-us/\n')).toBe('/about-us/'));

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u000bjavascript:alert(1)',
  '\\x0Bjavascript:alert(1)',
  'javascript\\x3A:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://www.example.com.au/x',
  '/\t/elsewhere.example',
  'https:elsewhere',
  'HTTP:/elsewhere',
  'about-us/',
  'www.example.com.au',
  '',
])('%j may not', (address) => expect(safeUrl(address)).toBeUndefined());

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['ID.4', 'id-4'],
  ['Citroën C3 Aircross', 'citroen-c3-aircross'],
  ['  3/12 “Example” St. ', '3-12-example-st'],
  ['--a--', 'a'],
  ['!!!', ''],
])('the name %j is %j in addresses', (name, slug) => expect(slugify(name)).toBe(slug));

test.each([
  ['https://pay.example.com/{car_id}', 'https://pay.example.com/a%2F1'],
  [
    'https://pay.example.com/?car={car_id}&page={slug}&again={car_id}',
    'https://pay.example.com/?car=a%2F1&page=a-car&again=a%2F1',
  ],
  ['https://pay.example.com/{other}', 'https://pay.example.com/{other}'],
])('%s becomes %s (T-59)', (template, link) => {
  expect(fillLinkTemplate(template, { car_id: 'a/1', slug: 'a-car' })).toBe(link);
});

test('whatever a value contains, the address keeps its host and path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const url = new URL(
        fillLinkTemplate('https://pay.example.com/order?lead={lead_id}', { lead_id: value }),
      );
      expect(url.host).toBe('pay.example.com');
      expect(url.pathname).toBe('/order');
      expect(url.searchParams.get('lead')).toBe(value);
    }),
  );
});

const schema = linkTemplateSchema(['car_id', 'slug']);

test.each(['https://pay.example.com', 'https://pay.example.com:8443/{car_id}/{slug}?a=b#c'])(
  '%s is a valid template',
  (template) => expect(v.is(schema, template)).toBe(true),
);

test.each([
  'http://pay.example.com/',
  'see https://pay.example.com/',
  'https://pay.example.com:x/',
  'javascript:alert(1)',
  '//pay.example.com/',
  '/finance/{car_id}',
  'https://{slug}.example.com/',
  'https://user@pay.example.com/',
  'https://pay.example.com/a b',
  'https://pay.example.com/{lead_id}',
  'https://pay.example.com/{car id}',
  'https://pay.example.com/{car_id',
])('%s is rejected: the template needs https, a literal host and known placeholders', (template) => {
  expect(v.is(schema, template)).toBe(false);
});

test.each([
  ['http://pay.example.com/', 'must be an address that starts with "https://"'],
  ['https://pay.example.com/{lead_id}', 'must contain no placeholders except {car_id}, {slug}'],
])('%s is rejected: it %s', (template, says) => expect(messages(schema, template)).toEqual([says]));
