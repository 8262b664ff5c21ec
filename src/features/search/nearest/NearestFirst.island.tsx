import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatDistance } from '#domain/location/distance.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { addNearest, type NearestCities } from '#search/requests/nearest-sort.ts';
import { PostcodeForm } from './PostcodeForm.tsx';
import type { PlaceByDistance } from './sort-places.ts';

/** Of this page alone: neither address nor storage ever hold a postcode (LOCAL-08). */
let cities: NearestCities = new Map();

/** Asks for the postcode that 'Nearest first' sorts from. Its table loads with the first one. */
export function NearestFirst() {
  const { refresh } = useInstantSearch();
  const { client } = useSearchContext();
  const [found, setFound] = useState<string>();
  const onFound = (sorted: readonly PlaceByDistance[], postcode: string) => {
    if (cities.size === 0) addNearest(client, () => cities);
    cities = new Map(
      sorted.flatMap(({ city, km }) => (km === undefined ? [] : [[city, formatDistance(km)]])),
    );
    setFound(postcode);
    refresh();
  };
  return (
    <div className="said__near">
      <PostcodeForm action="Nearest first" label="Nearest first" onFound={onFound} />
      <p className="small muted" role="status">
        {found && `Nearest to ${found} first.`}
      </p>
    </div>
  );
}
