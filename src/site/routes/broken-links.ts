import { join } from 'node:path';
import { nearest } from '#domain/closest-match.ts';
import { PRICE_LIST, PRICE_PAGE } from '#domain/paths.ts';
import { pathPart } from '#domain/url-path.ts';
import { USUAL_LINKS } from '#site/config/links-schema.ts';
import type { Site } from '#site/site.ts';
import { offerRedirects } from './offer-routes.ts';
import { hasPage, pagePaths } from './routes.ts';

/** A link as a dealer wrote it, and where. */
interface Written {
  readonly file: string;
  readonly key: string;
  readonly href: string | null | undefined;
}

/** A page of the site's own: no file, no anchor, nothing elsewhere. */
const PAGE = /^\/(.*\/)?$/;
/** Pages that come and go with the vehicles: a link to one is no mistake on the day that there is none. */
const OF_STOCK = /^\/(search|cars)\/./;
const WITH_PRICES: ReadonlySet<string> = new Set([PRICE_PAGE, PRICE_LIST]);

/**
 * One line for every link to a page of the site's own that is not there. Pages leave such a link out or lead to nothing,
 * and neither is seen by whoever made the slip. `dir` is the dealer's folder.
 */
export function deadLinks(dir: string, site: Site): string[] {
  const ended = new Set(offerRedirects(site).map(({ from }) => from));
  const comesAndGoes = (path: string) =>
    ended.has(path) || (site.stock !== false && (OF_STOCK.test(path) || WITH_PRICES.has(path)));
  return [...ofConfig(site), ...ofContent(site)].flatMap(({ file, key, href }) => {
    const path = pathPart(href ?? '');
    if (!PAGE.test(path) || hasPage(site, path) || comesAndGoes(path)) return [];
    const meant = nearest(path, [...pagePaths(site)]);
    const mend = meant
      ? `Did you mean "${meant}"?`
      : 'Write the address of a page that there is, or put one of your own there.';
    return [`${join(dir, file)}: ${key}: is "${href}", where this site has no page. ${mend}`];
  });
}

/** Of the addresses in `links`, those that say something else than the usual ones. */
function ofConfig({ nav = [], links, home, carPage }: Site): Written[] {
  const file = 'site.ts';
  return [
    ...nav.flatMap(({ href, items }, index) => [
      { file, key: `nav.${index}.href`, href },
      ...(Array.isArray(items) ? items : []).map((item, place) => ({
        file,
        key: `nav.${index}.items.${place}.href`,
        href: item.href,
      })),
    ]),
    ...Object.entries(links)
      .filter(([name, href]) => href !== USUAL_LINKS[name as keyof typeof USUAL_LINKS])
      .map(([name, href]) => ({ file, key: `links.${name}`, href })),
    ...home.promises.map(({ link }, index) => ({
      file,
      key: `home.promises.${index}.link.href`,
      href: link?.href,
    })),
    ...carPage.actions.map((action, index) => ({
      file,
      key: `carPage.actions.${index}.href`,
      href: action.kind === 'link' ? action.href : null,
    })),
  ];
}

function ofContent({ popup, promos, blocks, serviceBookings }: Site): Written[] {
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
