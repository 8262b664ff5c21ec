import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { formatDistance, sortByDistance } from '#domain/location/distance.ts';
import { formatVehicleCount } from '#domain/vehicle-noun.ts';
import { lookUpPostcode } from '#features/nearest/look-up-postcode.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import type { SearchPlace } from '#features/search/context/search-payload.ts';
import { countStates } from '#search/requests/count-states.ts';
import type { SearchState } from '#search/state/state.ts';

interface NearestPlacesProps {
  /** The postcode that was typed; without one it is asked for. */
  readonly postcode: string | undefined;
  /** The search, as filters see it. */
  readonly state: SearchState;
  readonly onPick: (city: string) => void;
}

/** As in forms. */
const WRONG_POSTCODE_TEXT = 'Invalid postcode. Please enter a 4-digit number.';

/** A place with vehicles of the search. */
interface CountedPlace {
  readonly city: string;
  readonly km: number | undefined;
  readonly count: number;
}

/**
 * The dealer's places for somebody who asked for what is close: a postcode field, then the places with vehicles of this
 * search, the nearest first. The postcode stays in this component (LOCAL-08). A dealer with one place has nothing to ask.
 */
export function NearestPlaces({ postcode, state, onPick }: NearestPlacesProps) {
  const { client, plan, view } = useSearchContext();
  const { places, nearest } = view;
  const [found, setFound] = useState<readonly CountedPlace[]>();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const find = async (typed: string) => {
    if (!nearest) return;
    const { from, problem: wrong } = await lookUpPostcode(typed, { ...nearest, wrong: WRONG_POSTCODE_TEXT });
    setProblem(wrong);
    if (!from) return;
    const sorted = sortByDistance(
      places.map(({ city, at }) => ({ city, at })),
      from,
    );
    const counts = await countStates(
      client,
      plan,
      sorted.map(({ item }) => ({ ...state, lists: { ...state.lists, city: [item.city] } })),
    ).catch(() => []);
    setFound(sorted.map(({ item, km }, index) => ({ city: item.city, km, count: counts[index] ?? 0 })));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each typed postcode
  useEffect(() => {
    if (postcode) find(postcode);
  }, [postcode]);

  if (!nearest || places.length < 2) return <OnePlace places={places} plural={view.cards.vehicle.plural} />;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    find(String(new FormData(event.currentTarget).get('postcode') ?? ''));
  };
  const withVehicles = (found ?? []).filter(({ count }) => count > 0);
  return (
    <div className="said__near">
      <form noValidate onSubmit={onSubmit}>
        <label htmlFor={id}>Your postcode</label>
        <input
          id={id}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          defaultValue={postcode}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-problem`}
        />
        <button className="btn btn--sm" type="submit">
          Find the nearest
        </button>
      </form>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
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
