import { loadStyles } from '#components/load-styles.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { stockIndex } from '#features/device/stock-index.ts';
import { stockBySlug } from '#features/device/stock-now.ts';
import { toDom } from '#features/device/to-dom.ts';
import { listedCard } from '#features/favourites/favourite-card.ts';
import { visitNotes } from '#features/visit/visit-notes.ts';
import stylesheet from '#styles/recent.css?url';
import { recentSlugs } from './recent-slugs.ts';

/** Shows the vehicles that this visit has looked at and that can still be had. Rejects when the stock can't be asked. */
export async function showRecent(place: HTMLElement): Promise<void> {
  const section = place.querySelector('section');
  const cards = section?.querySelector('.cards');
  const slugs = recentSlugs(visitNotes().visited_pages, location.pathname);
  if (!section || !cards || slugs.length === 0) return;
  const settings = JSON.parse(place.dataset.settings ?? '') as CardSettings;
  const [known] = await Promise.all([
    stockIndex().then((index) => stockBySlug(index, slugs)),
    loadStyles(stylesheet),
  ]);
  const now = new Date();
  for (const [id, car] of known)
    if (car.kind === 'listed') toDom(<CarCard view={listedCard(id, car, settings, now, 'few')} />, cards);
  section.hidden = cards.childElementCount === 0;
}
