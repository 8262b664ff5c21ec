import { useState } from 'react';
import { formatDistance } from '#domain/location/distance.ts';
import { formatVehicleCount } from '#domain/vehicle-noun.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import type { SearchPlace } from '#features/search/context/search-payload.ts';
import { PostcodeForm } from '#features/search/nearest/PostcodeForm.tsx';
import type { PlaceByDistance } from '#features/search/nearest/sort-places.ts';
import { countStates } from '#search/requests/requests.ts';
import { type IndexUiState, withRefinements } from '#search/state/ui-state.ts';

interface NearestPlacesProps {
  /** The postcode that was typed; without one it is asked for. */
  readonly postcode: string | undefined;
  /** The search, as filters see it. */
  readonly state: IndexUiState;
  readonly onPick: (city: string) => void;
}

/** A place with the number of vehicles of the search. */
type CountedPlace = PlaceByDistance & { readonly count: number };

/**
 * The dealer's places for somebody who asked for what is close: a postcode field, then the places with vehicles of this
 * search, the nearest first. The postcode stays in this component (LOCAL-08). A dealer with one place has nothing to ask.
 */
export function NearestPlaces({ postcode, state, onPick }: NearestPlacesProps) {
  const { client, config, view } = useSearchContext();
  const { places, nearest } = view;
  const [found, setFound] = useState<readonly CountedPlace[]>();
  const onFound = async (sorted: readonly PlaceByDistance[]) => {
    const counts = await countStates(
      client,
      config,
      sorted.map(({ city }) => withRefinements(state, 'city', [city])),
    ).catch(() => []);
    setFound(sorted.map((place, index) => ({ ...place, count: counts[index] ?? 0 })));
  };

  if (!nearest || places.length < 2) return <OnePlace places={places} plural={view.cards.vehicle.plural} />;
  const withVehicles = (found ?? []).filter(({ count }) => count > 0);
  return (
    <div className="said__near">
      <PostcodeForm action="Find the nearest" postcode={postcode} onFound={onFound} />
      {withVehicles.length > 0 && (
        <ul className="pills" aria-label="Nearest first">
          {withVehicles.map(({ city, km, count }) => (
            <li key={city}>
              <button type="button" className="chip" onClick={() => onPick(city)}>
                <span>
                  {[
                    city,
                    km !== undefined && formatDistance(km),
                    formatVehicleCount(count, view.cards.vehicle),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OnePlace({ places, plural }: { readonly places: readonly SearchPlace[]; readonly plural: string }) {
  const [only] = places;
  return places.length === 1 && only ? <p>{`All of these ${plural} are in ${only.city}.`}</p> : null;
}
