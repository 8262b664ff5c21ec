import { expect, test } from 'vitest';
import { safeUrl } from '#domain/safe-url.ts';

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
  '/\t/elsewhere.example',
  'https:elsewhere',
  'HTTP:/elsewhere',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u000bjavascript:alert(1)',
  '\\x0Bjavascript:alert(1)',
  'javascript\\x3A:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://www.example.com.au/x',
  'about-us/',
  'www.example.com.au',
  '',
])('%j may not', (address) => expect(safeUrl(address)).toBeUndefined());
