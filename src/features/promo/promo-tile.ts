import { timeZoneOf } from '#domain/location/time-zone.ts';
import { type Showing, showingOf } from '#domain/promo/promo-schedule.ts';
import { photo } from '#features/photo/photo.ts';
import { picturesOf } from '#features/photo/pictures.ts';
import type { Site } from '#site/site.ts';

/** A promo as the result list shows it. */
export interface PromoTile extends Showing {
  readonly id: string;
  readonly src: string;
  readonly srcset: string | undefined;
  readonly alt: string;
  /** '#rrggbb'. */
  readonly background: string;
  readonly href: string | null;
}

/** The dealer's promos that are not over, for every page of results: which of them it shows, promosFor says. */
export function promoTiles(site: Site, now: Date): PromoTile[] {
  const { promos, assets, state } = site;
  const zone = timeZoneOf(state);
  return promos
    .map((promo, index): PromoTile => {
      const { src, srcset } = photo(assets.get(promo.imageId) ?? '', [400, 700, 1000], picturesOf(site));
      return {
        ...showingOf(promo, zone),
        id: `promo-${index}`,
        src,
        srcset,
        alt: promo.altText,
        background: promo.backgroundColour,
        href: promo.link,
      };
    })
    .filter(({ until }) => until === null || now.getTime() < until);
}
