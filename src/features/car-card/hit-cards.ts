import type { Hit } from '#search/query/search-client.ts';
import type { Site } from '#site/site.ts';
import { type CarHit, cardCarOf } from './car-hit.ts';
import type { CardPlace } from './card-layouts.ts';
import { type CardView, cardView } from './card-view.ts';
import { cardSettings } from './site-card.ts';

/** The cards of what a secondary search found, on a page of its dealer. */
export function hitCards(hits: readonly Hit[], site: Site, now: Date, place?: CardPlace): CardView[] {
  const settings = cardSettings(site);
  return hits.map((hit) => cardView(cardCarOf(hit as CarHit), settings, now, place));
}
