import { expect, test } from 'vitest';
import { parsePageLinks } from '#tests/support/readers/html-links.ts';

const urls = (html: string) => parsePageLinks(html).mentions.map(({ where, url }) => `${where}: ${url}`);

test.each([
  ['<a class="x" href="/search/">Cars</a>', ['a href: /search/']],
  ["<a href='/search/'>Cars</a>", ['a href: /search/']],
  ['<a href=/search/>Cars</a>', ['a href: /search/']],
  ['<A HREF="/search/">Cars</A>', ['a href: /search/']],
  ['<a href="/a?b=1&amp;c=2&#38;d=3&#x26;e">', ['a href: /a?b=1&c=2&d=3&e']],
  ['<a title="a > b" href="/a/">', ['a href: /a/']],
  ['<a\n  href="/a/"\n>', ['a href: /a/']],
  ['<a href="/a/"/>', ['a href: /a/']],
  ['<link rel="stylesheet" href="/a.css">', ['link href: /a.css']],
  [
    '<img src="/a.jpg" srcset="/b.jpg?a=1,2 1x, /c.jpg 2x">',
    ['img src: /a.jpg', 'img srcset: /b.jpg?a=1,2', 'img srcset: /c.jpg'],
  ],
  ['<form action="/api/lead" method="post">', ['form action: /api/lead']],
  [
    '<astro-island component-url="/_astro/A.js" renderer-url="/_astro/c.js">',
    ['astro-island component-url: /_astro/A.js', 'astro-island renderer-url: /_astro/c.js'],
  ],
  [
    '<meta property="og:image" content="https://a.example/b.jpg">',
    ['meta og:image: https://a.example/b.jpg'],
  ],
  ['<meta name="description" content="https://a.example/ is ours">', []],
  ['<svg><use href="#star"/></svg>', ['use href: #star']],
  [
    '<script type="application/ld+json">{"@context":"https://schema.org","url":"https://a.example/","name":"x"}</script>',
    ['structured data: https://a.example/'],
  ],
  ['<script src="/a.js">const x = `<a href="/no/">`</script>', ['script src: /a.js']],
  ['<!-- <a href="/no/"> --><p data-href="/no/">', []],
])('%s mentions %j', (html, mentions) => {
  expect(urls(html)).toEqual(mentions);
});

test('ids are found on any element, but not in comments or scripts', () => {
  const { ids } = parsePageLinks(
    '<h2 id="hours">x</h2><!-- <p id="no"> --><script>"<p id=\'no\'>"</script><input id=name>',
  );
  expect([...ids]).toEqual(['hours', 'name']);
});
