import { expect, test } from 'vitest';
import { createPageLocals } from '#site/page-locals.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite();
const now = new Date('2026-11-21T00:00:00Z');
const resources: Parameters<typeof createPageLocals>[2] = {
  stylesheet: '/assets/classic.1a2b3c4d.css',
  searches: { cars: undefined, parts: undefined, offers: undefined },
  reactScript: '/assets/react.js',
  popoverScript: '/assets/popover.js',
  once: (_, render) => render(),
};

test.each([
  ['/search/', true],
  ['/finance/', false],
  ['/search/#results', true],
  ['/nowhere/', false],
])('a page can ask whether its site has one at %s: %s', (href, has) => {
  expect(createPageLocals(site, now, resources).hasPage(href)).toBe(has);
});
