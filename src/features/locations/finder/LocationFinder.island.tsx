import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Coordinates, formatDistance } from '#domain/location/distance.ts';
import type { NearestSettings } from '#features/nearest/look-up-postcode.ts';
import { NearestForm } from '#features/nearest/NearestForm.tsx';
import { LocationItem } from './LocationItem.tsx';
import { type LocationQuery, LocationSearch } from './LocationSearch.tsx';
import { listChanges } from './list-changes.ts';
import { describeFoundLocations, type ListedLocation, searchLocations } from './search-locations.ts';

type SlotName = 'panel' | 'head' | 'body';

interface LocationFinderProps {
  readonly places: readonly ListedLocation[];
  /** How many stand side by side where there is room. */
  readonly columns: number;
  /** Whether to offer those first that are open at this moment. */
  readonly offersOpen: boolean;
  /** Undefined where nobody can tell what is near. */
  readonly nearest: NearestSettings | undefined;
  readonly [part: `${SlotName}${number}`]: ReactNode;
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
  const [query, setQuery] = useState<LocationQuery>({ typed: '', openFirst: false });
  const [from, setFrom] = useState<Coordinates>();
  // The clock counts only where somebody asked for open places, which is after hydration.
  const shown = searchLocations(places, query, from, Date.now());
  useListChangeSignal(shown.map(({ index, matches }) => `${index} ${matches}`).join());
  return (
    <>
      <LocationSearch
        offersOpen={offersOpen}
        status={describeFoundLocations(shown, query.typed)}
        onSearch={setQuery}
      />
      {nearest && <NearestForm {...nearest} onFound={setFrom} />}
      <ul className="places" data-columns={columns}>
        {shown.map(({ location: { slug, name, href }, index, km, matches }) => (
          <LocationItem
            key={slug}
            slug={slug}
            name={name}
            href={href}
            hidden={!matches}
            far={km === undefined ? undefined : formatDistance(km)}
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
function useListChangeSignal(list: string): void {
  const told = useRef(list);
  useEffect(() => {
    if (told.current === list) return;
    told.current = list;
    listChanges.set(listChanges.get() + 1);
  }, [list]);
}
