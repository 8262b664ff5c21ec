import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '#domain/location/distance.ts';
import { lookUpPostcode, type NearestSettings } from './look-up-postcode.ts';

interface NearestFormProps extends NearestSettings {
  /** Called with where a postcode is. */
  readonly onFound: (from: Coordinates) => void;
}

/** The key in the address: a reload or a way back shows the same. */
const POSTCODE_PARAM = 'near';
/** Where the addresses behind the table of postcodes, and their licence, are found. */
const GNAF_URL = 'https://data.gov.au/data/dataset/geocoded-national-address-file-g-naf';

/** Asks for a postcode. Nobody could answer without scripts: it is in sight only where there are some. */
export function NearestForm({ wrong, service, onFound }: NearestFormProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The latest question: the answer to an earlier one says nothing any more. */
  const asked = useRef(0);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();

  const ask = async (postcode: string): Promise<boolean> => {
    const turn = ++asked.current;
    const answer = await lookUpPostcode(postcode, { wrong, service });
    if (turn !== asked.current) return true;
    setProblem(answer.problem);
    setSaid(answer.from && `Nearest to ${postcode} first.`);
    if (answer.from) onFound(answer.from);
    return answer.problem === undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the address is asked once.
  useEffect(() => {
    const kept = new URLSearchParams(location.search).get(POSTCODE_PARAM);
    // What somebody is typing by now counts for more.
    if (kept === null || !input.current || input.current.value !== '') return;
    input.current.value = kept;
    ask(kept);
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    field.value = stripNonDigits(field.value);
    const address = new URL(location.href);
    address.searchParams.set(POSTCODE_PARAM, field.value);
    history.replaceState(history.state, '', address);
    if (!(await ask(field.value))) field.focus();
  };

  return (
    <form className="nearest" aria-label="Nearest locations" noValidate onSubmit={onSubmit}>
      <label className="field">
        <span>Your postcode</span>
        <input
          ref={input}
          name={POSTCODE_PARAM}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          aria-describedby="near-error"
          aria-invalid={problem === undefined ? undefined : true}
          onInput={({ currentTarget }) => {
            currentTarget.value = stripNonDigits(currentTarget.value);
          }}
        />
      </label>
      <button className="btn" type="submit">
        Nearest first
      </button>
      <p className="nearest__error" id="near-error" role="alert">
        {problem}
      </p>
      <p className="nearest__said small muted" role="status">
        {said}
      </p>
      {!service && (
        <p className="nearest__source">
          Postcodes: developed using <a href={GNAF_URL}>G-NAF</a> © Geoscape Australia, licensed by the
          Commonwealth of Australia
        </p>
      )}
    </form>
  );
}

function stripNonDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}
