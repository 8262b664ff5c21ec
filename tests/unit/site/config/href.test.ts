import * as v from 'valibot';
import { expect, test } from 'vitest';
import { href } from '#site/config/links.ts';

test.each([
  ['/', '/'],
  ['/finance/', '/finance/'],
  ['/finance', '/finance/'],
  ['/finance?a=1#form', '/finance/?a=1#form'],
  ['/report.pdf', '/report.pdf'],
  ['#form', '#form'],
  ['https://lender.example/apply', 'https://lender.example/apply'],
  ['mailto:sales@example.com.au', 'mailto:sales@example.com.au'],
  ['tel:0755500100', 'tel:0755500100'],
])('%s leads to %s', (given, target) => expect(v.parse(href, given)).toBe(target));

test.each([
  '',
  'finance',
  'http://lender.example/',
  'javascript:alert(1)',
  '//lender.example/',
  '/\\lender.example/',
  ' /finance/',
])('"%s" is an error', (given) => expect(v.is(href, given)).toBe(false));
