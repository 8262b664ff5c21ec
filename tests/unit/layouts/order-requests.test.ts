import { expect, test } from 'vitest';
import { orderRequests } from '#layouts/order-requests.ts';

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const page = (head: string, body: string) =>
  `<html><head><title>Cars</title>${head}</head><body>${body}</body></html>`;

test('style sheets move into the head in the order of the page', () => {
  const moved = orderRequests(page(link('/all.css'), `<main>${link('/car.css')}<h1>Yaris</h1></main>`));
  expect(moved).toBe(page(link('/all.css') + link('/car.css'), '<main><h1>Yaris</h1></main>'));
});

test('a style sheet that several components link is linked once', () => {
  const forms = link('/forms.css');
  expect(orderRequests(page('', `${forms}<form></form>${forms}`))).toBe(page(forms, '<form></form>'));
});

test('other links and a page without style sheets stay as they are', () => {
  const html = page('<link rel="preload" href="/a.woff2">', '<p>$1 and $&amp;</p>');
  expect(orderRequests(html)).toBe(html);
});

test('scripts of a page leave the connection to its first picture', () => {
  const body = '<script type="module" src="/a.js"></script><script type="module">start()</script>';
  expect(orderRequests(page('', body))).toBe(
    page('', body.replace('"module" src', '"module" fetchpriority="low" src')),
  );
});
