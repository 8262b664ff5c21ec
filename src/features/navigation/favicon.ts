import { toSvgDataUri } from '#domain/svg-data-uri.ts';
import type { Site } from '#site/site.ts';

/** The favicon: the dealer's initial on its brand colour, as a data URI to save a request. */
export function createFavicon({ name, theme }: Pick<Site, 'name' | 'theme'>): string {
  const { brand, 'on-brand': ink } = theme.colours.light;
  const letter = /[A-Z0-9]/i.exec(name)?.[0].toUpperCase() ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand}" d="M0 0h32v32H0z"/>` +
    `<text x="16" y="24" fill="${ink}" font-family="sans-serif" font-size="23" font-weight="700" text-anchor="middle">${letter}</text></svg>`;
  return toSvgDataUri(svg);
}
