import { useStoredList } from '#browser/use-stored-list.ts';
import { favourites } from '#features/saved/favourites.ts';

interface AddSavedCarsProps {
  /** The dealer's word for vehicles: 'cars'. */
  readonly vehicles: string;
  /** Whether a saved car can be added: not compared yet, and not known to have left the stock. */
  readonly canAdd: (id: string) => boolean;
  readonly onAdd: (id: string) => void;
}

/** Saved cars that can be added to the comparison. */
export function AddSavedCars({ vehicles, canAdd, onAdd }: AddSavedCarsProps) {
  const cars = useStoredList(favourites).filter(({ id }) => canAdd(id));
  if (cars.length === 0) return null;
  return (
    <section className="saved-page__add" aria-label={`Saved ${vehicles}`}>
      <h2>Add from your saved list</h2>
      <ul>
        {cars.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="btn btn--sm" onClick={() => onAdd(id)}>
              {`Add ${name}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
