import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Coordinates, formatDistance } from '#domain/location/distance.ts';
import { shownLocations } from '#features/map/shown-locations.ts';
import type { NearestSettings } from '#features/nearest/look-up-postcode.ts';
import { NearestForm } from '#features/nearest/NearestForm.tsx';
import { LocationItem } from './LocationItem.tsx';
import { type LocationQuery, LocationSearch } from './LocationSearch.tsx';
import { listChanges } from './list-changes.ts';
import { describeFoundLocations, type ListedLocation, searchLocations } from './search-locations.ts';

/** The data set behind the table of postcodes, with its licence. */
const GNAF_URL = 'https://data.gov.au/data/dataset/geocoded-national-address-file-g-naf';

type SlotName = 'panel' | 'head' | 'body';

interface LocationFinderProps {
  readonly places: readonly ListedLocation[];
  /** The number of columns where there is room. */
  readonly columns: number;
  /** Whether to offer listing open locations first. */
  readonly offersOpen: boolean;
  /** Undefined where distances are unknown. */
  readonly nearest: NearestSettings | undefined;
  readonly [slot: `${SlotName}${number}`]: ReactNode;
}

/**
 * The dealer's locations with a search and a postcode form. The content of each is given as the slots `panel0`, `head0`,
 * `body0`, `panel1` and so on: React only orders them.
 */
export const LocationFinder = memo(function LocationFinder({
  places,
  columns,
  offersOpen,
  nearest,
  ...slots
}: LocationFinderProps) {
  const [query, setQuery] = useState<LocationQuery>({ typed: '', openFirst: false });
  const [from, setFrom] = useState<Coordinates>();
  // The time matters only once a visitor asks for open locations, which is after hydration.
  const shown = searchLocations(places, query, from, Date.now());
  useListChangeSignal(shown.map(({ index, matches }) => `${index} ${matches}`).join());
  useShownPins(shown.filter(({ matches }) => matches).map(({ location }) => location.href));
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
            panel={slots[`panel${index}`]}
            head={slots[`head${index}`]}
          >
            {slots[`body${index}`]}
          </LocationItem>
        ))}
      </ul>
      {nearest && !nearest.service && (
        <p className="nearest__source">
          Postcodes: developed using <a href={GNAF_URL}>G-NAF</a> © Geoscape Australia, licensed by the
          Commonwealth of Australia
        </p>
      )}
    </>
  );
});

/** Signals the department tabs when the list has changed. */
function useListChangeSignal(list: string): void {
  const signalled = useRef(list);
  useEffect(() => {
    if (signalled.current === list) return;
    signalled.current = list;
    listChanges.set(listChanges.get() + 1);
  }, [list]);
}

/** Tells the map below the list which pins to show. */
function useShownPins(hrefs: readonly string[]): void {
  const list = hrefs.join(' ');
  useEffect(() => {
    shownLocations.set(list.split(' '));
    return () => shownLocations.set(null);
  }, [list]);
}
