import { CarCard } from './CarCard.tsx';
import type { CardView } from './card-view.ts';

export interface CarListProps {
  readonly cards: readonly CardView[];
}

/** The results of a search: cards under the page's own heading, the first one in sight when the page opens. */
export function CarList({ cards }: CarListProps) {
  return (
    <div className="cards cards--list">
      {cards.map((view, index) => (
        <CarCard key={view.id} view={view} level={2} eager={index === 0} />
      ))}
    </div>
  );
}
