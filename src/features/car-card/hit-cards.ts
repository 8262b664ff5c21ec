import type { Hit } from '#search/query/search-client.ts';
import type { Site } from '#site/site.ts';
import { asCarHit, toCardCar } from './car-hit.ts';
import type { CardVariant } from './card-layout.ts';
import { buildCardView, type CardView } from './card-view.ts';
import { buildCardSettings } from './site-card.ts';

/** The cards of a secondary search's hits, for a page of the dealer. */
export function buildHitCards(
  hits: readonly Hit[],
  site: Site,
  now: Date,
  variant?: CardVariant,
): CardView[] {
  const settings = buildCardSettings(site);
  return hits.map((hit) => buildCardView(toCardCar(asCarHit(hit)), settings, now, variant));
}
