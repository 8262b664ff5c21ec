import { timeZoneOf } from '#domain/location/time-zone.ts';
import { type PromoSchedule, toPromoSchedule } from '#domain/promo/promo-schedule.ts';
import { buildImageUrlPattern, buildPhoto } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/** A promo as the result list shows it. */
export interface PromoTile extends PromoSchedule {
  readonly id: string;
  readonly src: string;
  readonly srcset: string | undefined;
  readonly alt: string;
  /** '#rrggbb'. */
  readonly background: string;
  readonly href: string | null;
}

/** The dealer's promos that have not ended, for all result pages; findActivePromos selects those of one page. */
export function buildPromoTiles(site: Site, now: Date): PromoTile[] {
  const { promos, assets, state } = site;
  const zone = timeZoneOf({ state });
  return promos
    .map((promo, index): PromoTile => {
      const { src, srcset } = buildPhoto(
        assets.get(promo.imageId) ?? '',
        [400, 700, 1000],
        buildImageUrlPattern(site),
      );
      return {
        ...toPromoSchedule(promo, zone),
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
