import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fillLinkTemplate, linkTemplateSchema } from '#domain/link-template.ts';

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
])('%s is rejected: it %s', (template, says) => {
  expect(v.safeParse(schema, template).issues?.map(({ message }) => message)).toEqual([says]);
});
