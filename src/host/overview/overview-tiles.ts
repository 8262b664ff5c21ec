import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { buildLocalHost, buildLocalSiteUrl } from '#host/resolve-dealer.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { TEMPLATES } from '#templates/registry.ts';
import { escapeHtml } from './host-page.ts';

/** A dealer, and the other templates that it is also published in. */
export interface DealerSites {
  readonly facts: SiteFacts;
  readonly others: readonly SiteFacts[];
}

/** The path of all sites' logos for the index page: a page may not load them from another site's origin. */
export const LOGO_PATH = '/logos/';
/** The path of their photos. */
export const PHOTO_PATH = '/photos/';

/** The style of a name in each template that sets it in its own way. */
const SIGN_STYLES = Object.entries(TEMPLATES).map(([name, { sign }]) =>
  sign ? `.sign--${name} { ${sign} }\n` : '',
);

const TILES_CSS = `
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px; margin-top: 24px; }
.tile { position: relative; display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line); border-radius: 4px; overflow: hidden; }
.tile:hover { border-color: var(--line-strong); }
.stage { display: grid; grid-template-rows: 54%; justify-items: center; aspect-ratio: 3 / 2; padding-top: 20px; background: linear-gradient(var(--wall) 0 71%, var(--floor) 71%); }
.stage--photo { position: relative; }
.stage--photo img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.sign { position: relative; display: grid; place-content: center; width: 80%; padding: 8px 16px; border-radius: 4px; box-shadow: inset 0 0 0 1px rgb(20 24 28 / .2); background: var(--brand); color: var(--on-brand); font-size: 1.5rem; line-height: 1.15; font-weight: 750; font-stretch: 108%; letter-spacing: -.02em; text-align: center; text-wrap: balance; overflow-wrap: anywhere; }
.sign::before { content: ""; position: absolute; inset: 100% 18% auto; height: 48%; border-inline: 8px solid #39424a; }
.sign::after { content: ""; position: absolute; inset: 146% 8% auto; height: 8px; border-radius: 50%; background: rgb(20 24 28 / .14); }
${SIGN_STYLES.join('')}.sign--logo { padding-bottom: 20px; background: var(--surface); box-shadow: inset 0 -12px 0 var(--brand), inset 0 0 0 1px rgb(20 24 28 / .2); }
.sign img { display: block; max-width: 100%; max-height: 64px; }
.words { display: grid; gap: 4px; padding: 16px 24px 20px; border-top: 1px solid var(--line); }
.words h2 { font-size: 1.25rem; line-height: 1.2; font-weight: 700; letter-spacing: -.015em; }
.words h2 a { text-decoration: none; }
.words h2 a::after { content: ""; position: absolute; inset: 0; }
.words p { color: var(--ink-2); font-size: .875rem; }
.words b { color: var(--ink); font-weight: 650; font-size: 1rem; }
.address { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; overflow-wrap: anywhere; }
.others { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; margin-top: auto; padding: 0 24px; border-top: 1px solid var(--line); font-size: .875rem; color: var(--ink-2); }
.others a { position: relative; display: inline-flex; align-items: center; min-height: 44px; }
@media (min-width: 992px) { .tiles { gap: 24px; margin-top: 40px; } }
`;

/** One dealer from several sites: 'example' and 'example--showroom' are the same. In the order of the sites. */
export function groupByDealer(sites: readonly SiteFacts[]): DealerSites[] {
  const groups = Map.groupBy(sites, (facts) => facts.slug.split('--', 1)[0]);
  return [...groups.values()].flatMap(([facts, ...others]) => (facts ? [{ facts, others }] : []));
}

/** Every dealer with its photo, or its sign in its own colours; `css` goes with it. */
export function renderDealerTiles(
  dealers: readonly DealerSites[],
  origin: URL,
): { html: string; css: string } {
  return {
    html: `<ul class="tiles">\n${dealers.map((dealer) => renderTile(dealer, origin)).join('\n')}\n</ul>`,
    // A rule per dealer instead of style attributes, so that the page's policy can name its one stylesheet.
    css: TILES_CSS + dealers.map(({ facts }) => renderColours(facts)).join(''),
  };
}

function renderColours({ slug, brandColour, brandInk }: SiteFacts): string {
  return `#${idOf(slug)} { --brand: ${brandColour}; --on-brand: ${brandInk}; }\n`;
}

function idOf(slug: string): string {
  return `site-${slug}`;
}

function renderTile({ facts, others }: DealerSites, origin: URL): string {
  const { slug, name, template, cars, vehiclesWord } = facts;
  // Some dealers sell no cars.
  const stock = cars > 0 ? `<b>${cars.toLocaleString(FORMAT_LOCALE)}</b> ${escapeHtml(vehiclesWord)} · ` : '';
  return `<li class="tile" id="${idOf(slug)}">
${renderStage(facts)}
<div class="words">
<h2><a href="${buildLocalSiteUrl(slug, origin)}">${escapeHtml(name)}</a></h2>
<p>${stock}${escapeHtml(template)} template</p>
<p class="address">${buildLocalHost(slug, origin)}</p>
</div>
${others.length > 0 ? `<p class="others">Also as ${others.map((other) => renderOtherLink(other, origin)).join(' ')}</p>` : ''}
</li>`;
}

function renderStage(facts: SiteFacts): string {
  if (!facts.photo) return `<div class="stage" aria-hidden="true">${renderSign(facts)}</div>`;
  return `<div class="stage stage--photo"><img src="${PHOTO_PATH}${facts.slug}" alt="" loading="lazy"></div>`;
}

function renderSign({ slug, name, template, logo }: SiteFacts): string {
  if (logo) return `<div class="sign sign--logo"><img src="${LOGO_PATH}${slug}" alt=""></div>`;
  return `<div class="sign sign--${escapeHtml(template)}">${escapeHtml(name)}</div>`;
}

function renderOtherLink({ slug, name, template }: SiteFacts, origin: URL): string {
  return `<a href="${buildLocalSiteUrl(slug, origin)}" aria-label="${escapeHtml(`${name}, ${template} template`)}">${escapeHtml(template)}</a>`;
}
