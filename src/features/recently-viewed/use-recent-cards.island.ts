import { useEffect, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { visitNotes } from '#browser/session-attribution.ts';
import type { CardSettings, CardView } from '#features/car-card/card-view.ts';
import { listedCard } from '#features/car-card/favourite-card.ts';
import { stockBySlug } from '#features/current-stock/current-stock.ts';
import { stockIndex } from '#features/current-stock/fetch-stock-index.ts';
import stylesheet from '#styles/recent.css?url';
import { recentSlugs } from './recent-slugs.ts';

const NONE: readonly CardView[] = [];

/** The cards of the vehicles that this visit has looked at and that can still be had; none where the stock can't be asked. */
export function useRecentCards(settings: CardSettings): readonly CardView[] {
  const [cards, setCards] = useState(NONE);
  useEffect(() => {
    const slugs = recentSlugs(visitNotes().visited_pages, location.pathname);
    if (slugs.length === 0) return;
    let wanted = true;
    cardsOf(slugs, settings).then((views) => wanted && setCards(views), Boolean);
    return () => {
      wanted = false;
    };
  }, [settings]);
  return cards;
}

async function cardsOf(slugs: readonly string[], settings: CardSettings): Promise<CardView[]> {
  const [known] = await Promise.all([
    stockIndex().then((index) => stockBySlug(index, slugs)),
    loadStyles(stylesheet),
  ]);
  const now = new Date();
  return [...known].flatMap(([id, car]) =>
    car.kind === 'listed' ? listedCard(id, car, settings, now, 'few') : [],
  );
}
