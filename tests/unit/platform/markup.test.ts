import { expect, test } from 'vitest';
import { html } from '#platform/markup.ts';

test.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['&lt;', '&amp;lt;'],
  ['<<b>>', '&lt;&lt;b&gt;&gt;'],
  ['Zoë 😀 /`=', 'Zoë 😀 /`='],
])('the text %j is written as %j', (text, written) => {
  expect(html`<p title="${text}">${text}</p>`.text).toBe(`<p title="${written}">${written}</p>`);
});

test('the markup of another template stays markup', () => {
  expect(html`<p>${html`<b>${'<'}</b>`}!</p>`.text).toBe('<p><b>&lt;</b>!</p>');
});

test('a list of markup is written in order, with nothing between', () => {
  expect(html`<ul>${['a', '<'].map((text) => html`<li>${text}</li>`)}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>',
  );
  expect(html`<ul>${[]}</ul>`.text).toBe('<ul></ul>');
});

test.each([[false], [null], [undefined], ['']] as const)('%j is written as nothing', (nothing) => {
  expect(html`a${nothing}b`.text).toBe('ab');
});

test('as a text it is its markup', () => expect(String(html`<br>`)).toBe('<br>'));
