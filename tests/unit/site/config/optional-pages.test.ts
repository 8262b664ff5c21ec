import { expect, test } from 'vitest';
import { findLinksToOmittedPages } from '#site/config/optional-pages.ts';

const HTML =
  '<p><a href="/trade-in/?from=service">Trade in</a>, <a href="/fleet/offers/">fleet</a>, /careers/.</p>';

test.each([
  ['nothing left out', [], []],
  ['a page that it does not link to', ['/careers/', '/warranty/'], []],
  ['a page that it links to', ['/trade-in/'], ['/trade-in/']],
  ['the page above one that it links to', ['/fleet/'], ['/fleet/']],
  ['several, in the order of site.ts', ['/fleet/', '/careers/', '/trade-in/'], ['/fleet/', '/trade-in/']],
])('a text with %s', (_, without, found) => {
  expect(findLinksToOmittedPages(HTML, without)).toEqual(
    found.map(
      (path) =>
        `links to ${path}, which "omitPages" of site.ts leaves out. Leave this page out as well, or put one of your own in its place.`,
    ),
  );
});
