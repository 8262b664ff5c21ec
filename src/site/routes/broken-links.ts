import { join } from 'node:path';
import { suggestWord } from '#domain/edit-distance.ts';
import { PRICE_LIST_PATH, PRICE_SEARCH_PATH } from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import { WARRANTY_LINK } from '#site/config/assurances.ts';
import { DEFAULT_LINKS } from '#site/config/links.ts';
import type { Site } from '#site/site.ts';
import { offerRedirects } from './redirects.ts';
import { getPagePaths, hasPage } from './routes.ts';

/** A link that a dealer wrote, with its file and key. */
interface WrittenLink {
  readonly file: string;
  readonly key: string;
  readonly href: string | null | undefined;
}

/** A page of this site: no file, no anchor, no other site. */
const PAGE_PATTERN = /^\/(.*\/)?$/;
/** Pages that depend on the stock: a link to one is not a mistake while there is no such vehicle. */
const STOCK_PAGE_PATTERN = /^\/(search|cars)\/./;
const PRICE_PAGES: ReadonlySet<string> = new Set([PRICE_SEARCH_PATH, PRICE_LIST_PATH]);

const ADD_PAGE = 'Write the address of an existing page, or add a page of your own there.';

/**
 * One line for every link to a missing page of this site. Pages drop such links or lead nowhere, so the author would
 * not notice the mistake. `dir` is the dealer's folder.
 */
export function findBrokenLinks(dir: string, site: Site): string[] {
  const ended = new Set(offerRedirects(site).map(({ from }) => from));
  const comesAndGoes = (path: string) =>
    ended.has(path) || (site.stock !== false && (STOCK_PAGE_PATTERN.test(path) || PRICE_PAGES.has(path)));
  return [...getConfigLinks(site), ...getContentLinks(site)].flatMap(({ file, key, href }) => {
    if (!href) return [];
    const path = stripQueryAndHash(href);
    if (!PAGE_PATTERN.test(path) || hasPage(site, path) || comesAndGoes(path)) return [];
    const fix = suggestWord(path, [...getPagePaths(site)], ADD_PAGE);
    return [`${join(dir, file)}: ${key}: is "${href}", where this site has no page. ${fix}`];
  });
}

/** The links in site.ts; of `links`, only those that differ from the defaults. */
function getConfigLinks({ nav = [], navActions = [], links, home, carPage }: Site): WrittenLink[] {
  const file = 'site.ts';
  return [
    ...nav.flatMap(({ href, items }, index) => [
      { file, key: `nav.${index}.href`, href },
      ...(Array.isArray(items) ? items : []).map((item, itemIndex) => ({
        file,
        key: `nav.${index}.items.${itemIndex}.href`,
        href: item.href,
      })),
    ]),
    ...navActions.map(({ href }, index) => ({ file, key: `navActions.${index}.href`, href })),
    ...Object.entries(links)
      .filter(([name, href]) => href !== DEFAULT_LINKS[name as keyof typeof DEFAULT_LINKS])
      .map(([name, href]) => ({ file, key: `links.${name}`, href })),
    ...home.sellingPoints.map(({ link }, index) => ({
      file,
      key: `home.sellingPoints.${index}.link.href`,
      href: link?.href,
    })),
    ...carPage.actions.map((action, index) => ({
      file,
      key: `carPage.actions.${index}.href`,
      href: action.kind === 'link' ? action.href : null,
    })),
    // A default link to a page that the dealer leaves out is not shown.
    ...carPage.assurances.flatMap(({ link }, index) =>
      link && link.href !== WARRANTY_LINK.href
        ? [{ file, key: `carPage.assurances.${index}.link.href`, href: link.href }]
        : [],
    ),
  ];
}

function getContentLinks({ popup, promos, blocks, serviceBookings }: Site): WrittenLink[] {
  return [
    { file: 'content/popup.json', key: 'linkTo', href: popup?.linkTo },
    ...promos.map(({ link }, index) => ({ file: 'content/promos.json', key: `${index}.link`, href: link })),
    ...blocks.slides.map(({ link }, index) => ({
      file: 'content/slides.json',
      key: `${index}.link`,
      href: link,
    })),
    ...serviceBookings.map(({ url }, index) => ({
      file: 'content/service-bookings.json',
      key: `${index}.url`,
      href: url,
    })),
  ];
}
