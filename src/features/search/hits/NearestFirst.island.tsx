import { type SubmitEvent, useId, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatDistance, sortByDistance } from '#domain/location/distance.ts';
import { lookUpPostcode, type NearestSettings } from '#features/nearest/look-up-postcode.ts';
import { setNearestCities, useNearestCities } from '#features/search/context/nearest-cities.ts';
import type { SearchPlace } from '#features/search/context/search-payload.ts';

interface NearestFirstProps {
  readonly places: readonly SearchPlace[];
  readonly service: NearestSettings['service'];
}

/** As in forms. */
const WRONG_POSTCODE_TEXT = 'Invalid postcode. Please enter a 4-digit number.';

/** Asks for the postcode that 'Nearest first' sorts from. Its table loads with the first one. */
export function NearestFirst({ places, service }: NearestFirstProps) {
  const { refresh } = useInstantSearch();
  const nearest = useNearestCities();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('postcode') ?? '').trim();
    const { from, problem: wrong } = await lookUpPostcode(postcode, { service, wrong: WRONG_POSTCODE_TEXT });
    setProblem(wrong);
    if (!from) return;
    const sorted = sortByDistance(
      places.map(({ city, at }) => ({ city, at })),
      from,
    ).flatMap(({ item, km }) => (km === undefined ? [] : [{ city: item.city, km }]));
    setNearestCities({
      postcode,
      cities: sorted.map(({ city }) => city),
      away: new Map(sorted.map(({ city, km }) => [city, formatDistance(km)])),
    });
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
          defaultValue={nearest?.postcode}
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
        {nearest && `Nearest to ${nearest.postcode} first.`}
      </p>
    </div>
  );
}
