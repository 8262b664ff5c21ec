import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { type PlaceByDistance, sortPlaces } from './sort-places.ts';

interface PostcodeFormProps {
  /** The text of its button. */
  readonly action: string;
  /** Its accessible name. */
  readonly label?: string;
  /** The postcode that was typed elsewhere: it is looked up at once. */
  readonly postcode?: string | undefined;
  /** Receives the places, the nearest first. */
  readonly onFound: (sorted: readonly PlaceByDistance[], postcode: string) => void;
}

/** Asks for a postcode and looks it up, or says what is wrong with it. */
export function PostcodeForm({ action, label, postcode, onFound }: PostcodeFormProps) {
  const { view } = useSearchContext();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const find = async (typed: string) => {
    const { sorted, problem: wrong } = await sortPlaces(typed, view);
    setProblem(wrong);
    if (sorted) onFound(sorted, typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each typed postcode
  useEffect(() => {
    if (postcode) find(postcode);
  }, [postcode]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    find(String(new FormData(event.currentTarget).get('postcode') ?? '').trim());
  };
  return (
    <>
      <form noValidate aria-label={label} onSubmit={onSubmit}>
        <label className="field">
          <span>Your postcode</span>
          <input
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            defaultValue={postcode}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={id}
          />
        </label>
        <button className="btn" type="submit">
          {action}
        </button>
      </form>
      <p id={id} role="alert">
        {problem}
      </p>
    </>
  );
}
