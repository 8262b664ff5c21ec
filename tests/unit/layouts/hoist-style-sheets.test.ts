import { expect, test } from 'vitest';
import { hoistStyleSheets } from '#layouts/hoist-style-sheets.ts';

const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
const page = (head: string, body: string) =>
  `<html><head><title>Cars</title>${head}</head><body>${body}</body></html>`;

test('style sheets move into the head in the order of the page', () => {
  const moved = hoistStyleSheets(page(link('/all.css'), `<main>${link('/car.css')}<h1>Yaris</h1></main>`));
  expect(moved).toBe(page(link('/all.css') + link('/car.css'), '<main><h1>Yaris</h1></main>'));
});

test('a style sheet that several components link is linked once', () => {
  const forms = link('/forms.css');
  expect(hoistStyleSheets(page('', `${forms}<form></form>${forms}`))).toBe(page(forms, '<form></form>'));
});

test('other links and a page without style sheets stay as they are', () => {
  const html = page('<link rel="preload" href="/a.woff2">', '<p>$1 and $&amp;</p>');
  expect(hoistStyleSheets(html)).toBe(html);
});
