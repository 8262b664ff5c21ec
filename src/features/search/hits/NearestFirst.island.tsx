import { type SubmitEvent, useId, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatDistance, sortByDistance } from '#domain/location/distance.ts';
import { lookUpPostcode } from '#features/nearest/look-up-postcode.ts';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { addNearest, type NearestCities } from '#search/requests/nearest-sort.ts';

/** Of this page alone: neither address nor storage ever hold a postcode (LOCAL-08). */
let cities: NearestCities = new Map();

/** As in forms. */
const WRONG_POSTCODE_TEXT = 'Invalid postcode. Please enter a 4-digit number.';

/** Asks for the postcode that 'Nearest first' sorts from. Its table loads with the first one. */
export function NearestFirst() {
  const { refresh } = useInstantSearch();
  const { client, view } = useSearchContext();
  const { places, nearest } = view;
  const [found, setFound] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('postcode') ?? '').trim();
    const { from, problem: wrong } = await lookUpPostcode(postcode, {
      service: nearest?.service,
      wrong: WRONG_POSTCODE_TEXT,
    });
    setProblem(wrong);
    if (!from) return;
    const sorted = sortByDistance(
      places.map(({ city, at }) => ({ city, at })),
      from,
    ).flatMap(({ item, km }) => (km === undefined ? [] : [{ city: item.city, km }]));
    if (cities.size === 0) addNearest(client, () => cities);
    cities = new Map(sorted.map(({ city, km }) => [city, formatDistance(km)]));
    setFound(postcode);
    refresh();
  };
  return (
    <div className="said__near">
      <form noValidate aria-label="Nearest first" onSubmit={onSubmit}>
        <label htmlFor={id}>Your postcode</label>
        <input
          id={id}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-problem`}
        />
        <button className="btn btn--sm" type="submit">
          Nearest first
        </button>
      </form>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <p className="small muted" role="status">
        {found && `Nearest to ${found} first.`}
      </p>
    </div>
  );
}
