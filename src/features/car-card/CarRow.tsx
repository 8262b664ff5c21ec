import { CarCard } from './CarCard.tsx';
import type { CardView } from './card-view.ts';

export interface CarRowProps {
  readonly cards: readonly CardView[];
  /** 'grid' is one row to be swiped on a phone; 'page' goes on downwards. */
  readonly layout: 'grid' | 'page';
}

/** A few cars under a heading of the page. One tree for all of them: Astro renders every React root twice. */
export function CarRow({ cards, layout }: CarRowProps) {
  return (
    <div className={`cards cards--${layout}`}>
      {cards.map((view) => (
        <CarCard key={view.id} view={view} />
      ))}
    </div>
  );
}
