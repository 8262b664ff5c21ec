import { memo } from 'react';
import { CarCard } from '#features/car-card/CarCard.tsx';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { useRecentCards } from './use-recent-cards.island.ts';

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
