import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Coordinates, distanceText } from '#domain/location/distance.ts';
import type { NearestData } from '#features/nearest/look-up.ts';
import { NearestForm } from '#features/nearest/NearestForm.tsx';
import { foundPlaces, foundText, type ListedPlace } from './found-locations.ts';
import { LocationItem } from './LocationItem.tsx';
import { LocationSearch, type PlaceQuery } from './LocationSearch.tsx';
import { listChanges } from './list-changes.ts';

type Part = 'panel' | 'head' | 'body';

interface LocationFinderProps {
  readonly places: readonly ListedPlace[];
  /** How many stand side by side where there is room. */
  readonly columns: number;
  /** Whether to offer those first that are open at this moment. */
  readonly offersOpen: boolean;
  /** Undefined where nobody can tell what is near. */
  readonly nearest: NearestData | undefined;
  readonly [part: `${Part}${number}`]: ReactNode;
}

/**
 * The dealer's places with their search and the question for the nearest. What stands in a place is given as the slots
 * `panel0`, `head0`, `body0`, `panel1` and so on: React knows of their order alone.
 */
export const LocationFinder = memo(function LocationFinder({
  places,
  columns,
  offersOpen,
  nearest,
  ...parts
}: LocationFinderProps) {
  const [query, setQuery] = useState<PlaceQuery>({ typed: '', openFirst: false });
  const [from, setFrom] = useState<Coordinates>();
  // The clock counts only where somebody asked for open places, which is after hydration.
  const shown = foundPlaces(places, query, from, Date.now());
  useToldChanges(shown.map(({ index, found }) => `${index} ${found}`).join());
  return (
    <>
      <LocationSearch offersOpen={offersOpen} status={foundText(shown, query.typed)} onSearch={setQuery} />
      {nearest && <NearestForm {...nearest} onFound={setFrom} />}
      <ul className="places" data-columns={columns}>
        {shown.map(({ place: { slug, name, href }, index, km, found }) => (
          <LocationItem
            key={slug}
            slug={slug}
            name={name}
            href={href}
            hidden={!found}
            far={km === undefined ? undefined : distanceText(km)}
            panel={parts[`panel${index}`]}
            head={parts[`head${index}`]}
          >
            {parts[`body${index}`]}
          </LocationItem>
        ))}
      </ul>
    </>
  );
});

/** Tells the tabs of the places when the list has changed. */
function useToldChanges(list: string): void {
  const told = useRef(list);
  useEffect(() => {
    if (told.current === list) return;
    told.current = list;
    listChanges.set(listChanges.get() + 1);
  }, [list]);
}
