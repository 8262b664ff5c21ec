import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPageKind, PAGE_KINDS } from '#domain/page-kinds.ts';
import { assertListedSize, parseImageRequest } from '#host/images/image-request.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { CARD_STATES } from '#scripts/dev/card-states.ts';
import { getTestFolders, TEST_NOW } from '#scripts/test/environment.ts';
import { checkLaw } from '#site/checks/law/check-law.ts';
import { loadSite } from '#site/load-site.ts';
import { checkLinks } from '#tests/support/readers/check-links.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { readPages } from '#tests/support/readers/read-pages.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

/** Inline styles, and scripts that run: not data, nor files. */
const INLINE = /<(style|script)(?![^>]*\bsrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/\1>/g;
const PICTURE_ADDRESS = /\/\.netlify\/images\?([^"'\s,<>]+)/g;

/** Every dealer with its pages by address, those too that are not in the sitemap. */
const sites = await Promise.all(
  builtSites().map(async (site) => {
    const files = Object.entries(await readPages(site.dir));
    const pages = files.map(([file, html]) => [`/${file.replace(/index\.html$/, '')}`, html] as const);
    return { ...site, pages: new Map<string, string>(pages) };
  }),
);
type Pages = (typeof sites)[number]['pages'];

/** The addresses of the pages that contain it. */
const findPages = (pages: Pages, what: RegExp) =>
  [...pages].filter(([, html]) => what.test(html)).map(([path]) => path);

describe.each(sites)('$slug', ({ slug, dir, origin, paths, pages }) => {
  test('no page has a broken link, picture or anchor', async () => {
    expect(await checkLinks(dir, origin)).toEqual([]);
  });

  test('every page is public: no login, no password, no members area', () => {
    const walls =
      /type="password"|autocomplete="(current|new)-password"|>\s*(log ?in|sign ?in|my account)\b/i;
    expect(findPages(pages, walls)).toEqual([]);
  });

  test('every page has the kind that its URL implies', () => {
    expect(pages.size).toBeGreaterThan(10);
    const strange = [...pages]
      .map(([path, html]) => [path, /<body class="p-([\w-]+)"/.exec(html)?.[1] ?? ''] as const)
      .filter(([path, found]) => !classesAt(path === '/404.html' ? '/404/' : path).includes(found));
    expect(strange).toEqual([]);
  });

  test('the host makes every picture that a page asks for', async () => {
    const facts = await createSiteReader(join(dir, '..')).bySlug(slug);
    const sizes = facts?.pictures;
    if (!sizes) throw new Error(`${slug}: the build wrote no sizes.`);
    const queries = new Set<string>();
    for (const html of pages.values())
      for (const [, query = ''] of html.matchAll(PICTURE_ADDRESS))
        queries.add(query.replaceAll(/&amp;|\\u0026/g, '&').replace(/^url=[^&]*/, 'url=/a.jpg'));
    // Patterns of islands, with gaps for address and size, are filled in the browser.
    const asked = [...queries].filter((query) => !query.includes('{'));
    for (const query of asked)
      expect(
        () => assertListedSize(parseImageRequest(new URLSearchParams(query)), sizes),
        query,
      ).not.toThrow();
  });

  test('its policy allows each style and script that its pages carry', () => {
    const headers = readFileSync(join(dir, '_headers'), 'utf8');
    const policy = /Content-Security-Policy: (.+)/i.exec(headers)?.[1] ?? '';
    const refused = new Set<string>();
    for (const [path, html] of pages)
      for (const [, kind, text = ''] of html.matchAll(INLINE)) {
        const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        if (!policy.includes(hash)) refused.add(`${path}: ${kind}: ${text.slice(0, 60)}`);
      }
    expect([...refused]).toEqual([]);
  });

  test('it has no card gallery, neither as a page nor in its scripts: it is for development only', () => {
    expect(readdirSync(dir)).not.toContain('_cards');
    const names = CARD_STATES.map(({ name }) => name).filter((name) => name.includes(','));
    const scripts = readdirSync(join(dir, '_astro')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      const text = readFileSync(join(dir, '_astro', script), 'utf8');
      expect(names.filter((name) => text.includes(name))).toEqual([]);
    }
  });

  test('it advertises as the rules of law want it, with those to come', async () => {
    const site = await loadSite(slug, { ...getTestFolders(), now: new Date(TEST_NOW) });
    const findings = [TEST_NOW, '2027-07-02T00:00:00Z'].flatMap((day) => checkLaw(site, new Date(day)));
    // Offers that have no end yet may have one by then.
    expect(findings.filter(({ rule }) => rule !== 'ended-text')).toEqual([]);
  });

  // One of them lists only vehicles with a price until another order is chosen (T-16).
  if (paths.includes('/stock/'))
    test('the counts promised by its locations add up to the opening count of the search', () => {
      const promised = new Map<string, number>();
      for (const path of paths.filter((each) => /^\/locations\/[^/]+\/$/.test(each)))
        for (const [, href = '', count] of (pages.get(path) ?? '').matchAll(
          /href="([^"]*)">\s*Search all (\d+) /g,
        ))
          promised.set(href, Number(count));
      const [, opens] = /<h1[^>]*>\s*<span class="num">([\d,]+)/.exec(pages.get('/search/') ?? '') ?? [];
      const sum = [...promised.values()].reduce((total, count) => total + count, 0);
      expect(sum).toBe(Number(opens?.replace(',', '')));
    });
});

/** A search may have no stock, and an address right below the home page may also be that of a model's offers. */
function classesAt(path: string): readonly string[] {
  const kind = findPageKind(path);
  const { bodyClass } = PAGE_KINDS[kind];
  if (kind === 'search') return [bodyClass, PAGE_KINDS['none-in-stock'].bodyClass];
  return kind === 'content' ? [bodyClass, PAGE_KINDS['model-offers'].bodyClass] : [bodyClass];
}

describe.each(sites.filter(({ paths }) => !paths.includes('/stock/')))(
  '$slug, which sells no vehicles',
  ({ dir, origin, pages }) => {
    const unseen = /<(script|style)\b[\s\S]*?<\/\1>|<p [^>]*\bhidden>[\s\S]*?<\/p>/g;
    const spoken = (html: string) => html.slice(html.indexOf('<body')).replaceAll(unseen, '');

    test.each(['search', 'stock', 'cars', 'favourites', 'compare', 'saved-searches', 'search-by-price'])(
      'has no /%s/, and no link to it (T-92)',
      (folder) => {
        expect(existsSync(join(dir, folder, 'index.html'))).toBe(false);
        expect(findPages(pages, new RegExp(`href="(${origin})?/${folder}/`))).toEqual([]);
      },
    );

    test('never claims that something is in stock or for sale, and offers nothing to save', () => {
      const said = new Map([...pages].map(([path, html]) => [path, spoken(html)]));
      expect(findPages(said, /\b(in stock|for sale|test drive)\b|data-save/i)).toEqual([]);
    });

    test('has a menu, and a footer with links under every heading', () => {
      for (const [path, html] of pages) {
        expect(html, path).toMatch(/<nav[\s\S]*?<a class="menu__top"/);
        expect(html, path).not.toMatch(/<ul>\s*<\/ul>/);
        expect(html, path).not.toMatch(/<h2>(Vehicles|Servicing and Parts)<\/h2>/);
      }
    });
  },
);

test.each(['locations', 'locations/cairns', 'd-max', 'special-offers', 'about-us'])(
  'the first picture of /%s/ is loaded before all others, which wait until they are near',
  (path) => {
    const group = sites.find(({ slug }) => slug === 'coolabah');
    // Pictures with several widths, in the order of the page: not logos.
    const [first = '', ...others] = group?.pages.get(`/${path}/`)?.match(/<img[^>]*srcset[^>]*>/gi) ?? [];
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).not.toContain('loading="lazy"');
    expect(others.filter((picture) => !picture.includes('loading="lazy"'))).toEqual([]);
  },
);

describe('a dealer that hides numbers', () => {
  const number = /\b(?:\(?0\d\)?[ -]?\d{4}[ -]?\d{4}|1[38]00[ -]?\d{3}[ -]?\d{3})\b/g;
  const reveal = /<details class="reveal"[\s\S]*?<\/details>/g;
  const trucks = sites.find(({ slug }) => slug === 'boobook');
  const cars = [...(trucks?.pages ?? [])].filter(([path]) => /^\/cars\/(?!trade-in)[^/]+\/$/.test(path));

  test('shows none on the pages of its cars before somebody asks (PHONE-04)', () => {
    expect(cars.length).toBeGreaterThan(20);
    for (const [path, html] of cars) {
      expect(html.match(reveal)?.length ?? 0, path).toBeGreaterThan(0);
      const open = html.replace(reveal, '');
      expect(open.match(/href="tel:/g), path).toBeNull();
      expect(open.match(/"telephone"/g), path).toBeNull();
      expect(toPlainText(open).match(number), path).toBeNull();
    }
  });

  test('without scripts a press still shows each number (T-74)', () => {
    const reveals = cars[0]?.[1].match(reveal) ?? [];
    expect(reveals).toHaveLength(2);
    for (const one of reveals) expect(one).toMatch(/<summary>[\s\S]*<a class="tel" href="tel:\d+"/);
  });
});
