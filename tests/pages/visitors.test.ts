import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtSites } from '#tests/support/sites/built-sites.ts';

const sites = builtSites().map((site) => ({
  ...site,
  pages: site.paths.map((path) => ({ path, html: readFileSync(join(site.dir, path, 'index.html'), 'utf8') })),
}));

test.each(sites)('$slug: every page is public: no login, no password, no members area', ({ pages }) => {
  const walled = pages.filter(({ html }) =>
    /type="password"|autocomplete="(current|new)-password"|>\s*(log ?in|sign ?in|my account)\b/i.test(html),
  );
  expect(walled.map(({ path }) => path)).toEqual([]);
});

describe.each(sites.filter(({ paths }) => !paths.includes('/stock/')))(
  '$slug, which sells no vehicles',
  (site) => {
    const unseen = /<(script|style)\b[\s\S]*?<\/\1>|<p [^>]*\bhidden>[\s\S]*?<\/p>/g;
    const spoken = (html: string) => html.slice(html.indexOf('<body')).replaceAll(unseen, '');
    const pages = [
      ...site.pages,
      { path: '/404.html', html: readFileSync(join(site.dir, '404.html'), 'utf8') },
      { path: '/success/', html: readFileSync(join(site.dir, 'success/index.html'), 'utf8') },
    ];

    test.each(['search', 'stock', 'cars', 'favourites', 'compare', 'saved-searches', 'search-by-price'])(
      'has no /%s/, and no link to it (T-92)',
      (folder) => {
        expect(existsSync(join(site.dir, folder, 'index.html'))).toBe(false);
        const linking = pages.filter(({ html }) =>
          new RegExp(`href="(${site.origin})?/${folder}/`).test(html),
        );
        expect(linking.map(({ path }) => path)).toEqual([]);
      },
    );

    test('never claims that something is in stock or for sale, and offers nothing to save', () => {
      const selling = pages.filter(({ html }) =>
        /\b(in stock|for sale|test drive)\b|data-save/i.test(spoken(html)),
      );
      expect(selling.map(({ path }) => path)).toEqual([]);
    });

    test('has a menu, and a footer with links under every heading', () => {
      for (const { path, html } of pages) {
        expect(html, path).toMatch(/<nav[\s\S]*?<a class="menu__top"/);
        expect(html, path).not.toMatch(/<ul>\s*<\/ul>/);
        expect(html, path).not.toMatch(/<h2>(Vehicles|Servicing and Parts)<\/h2>/);
      }
    });
  },
);
