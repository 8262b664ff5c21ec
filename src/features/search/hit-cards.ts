import type { CardPlace } from '#features/car-card/card-layouts.ts';
import { type CardView, cardView } from '#features/car-card/card-view.ts';
import { cardSettings } from '#features/car-card/site-card.ts';
import type { Hit } from '#search/search-client.ts';
import type { Site } from '#site/site.ts';
import { type CarHit, cardCarOf } from './island/car-hit.ts';

/** The cards of what a secondary search found, on a page of its dealer. */
export function hitCards(hits: readonly Hit[], site: Site, now: Date, place?: CardPlace): CardView[] {
  const settings = cardSettings(site);
  return hits.map((hit) => cardView(cardCarOf(hit as CarHit), settings, now, place));
}
