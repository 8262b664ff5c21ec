import { memo, useEffect, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { readSessionAttribution } from '#browser/session-attribution.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import type { CardSettings, CardView } from '#features/car-card/card-view.ts';
import { buildListedCard } from '#features/car-card/favourite-card.ts';
import { fetchCurrentStockBySlug, fetchStockIndexUrl } from '#features/current-stock/current-stock.ts';
import { recentSlugs } from './recent-slugs.ts';
import stylesheet from './recently-viewed.css?url';

const NOTHING: readonly string[] = [];

interface RecentCarsProps {
  readonly settings: CardSettings;
  /** The ids of cars that the page shows already. */
  readonly except?: readonly string[];
}

/** The vehicles viewed during this visit. The empty box is what client:intent observes for `visible`. */
export const RecentCars = memo(function RecentCars({ settings, except = NOTHING }: RecentCarsProps) {
  const cards = useRecentCards(settings).filter(({ id }) => !except.includes(id));
  return (
    <div className="recent">
      {cards.length > 0 && (
        <section className="wrap" aria-labelledby="recent-title">
          <h2 id="recent-title">Recently viewed</h2>
          <div className="cards cards--grid">
            {cards.map((view) => (
              <CarCard key={view.id} view={view} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
});

const NO_CARDS: readonly CardView[] = [];

/** The cards of the vehicles viewed during this visit that are still listed; empty if the stock cannot be loaded. */
function useRecentCards(settings: CardSettings): readonly CardView[] {
  const [cards, setCards] = useState(NO_CARDS);
  useEffect(() => {
    const slugs = recentSlugs(readSessionAttribution().visited_pages, location.pathname);
    if (slugs.length === 0) return;
    let cancelled = false;
    // Without the stock the section stays empty.
    loadCards(slugs, settings).then(
      (views) => !cancelled && setCards(views),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [settings]);
  return cards;
}

async function loadCards(slugs: readonly string[], settings: CardSettings): Promise<CardView[]> {
  const [carsById] = await Promise.all([
    fetchStockIndexUrl().then((index) => fetchCurrentStockBySlug(index, slugs)),
    loadStyles(stylesheet),
  ]);
  const now = new Date();
  return [...carsById].flatMap(([id, car]) =>
    car.kind === 'listed' ? buildListedCard(id, car, settings, now, 'few') : [],
  );
}
