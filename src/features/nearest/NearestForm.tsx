import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '#domain/location/distance.ts';
import { lookUpPostcode, type NearestSettings } from './look-up-postcode.ts';

interface NearestFormProps extends NearestSettings {
  /** Called with the coordinates of the postcode. */
  readonly onFound: (from: Coordinates) => void;
}

/** The key in the address, so that reload and Back show the same order. */
const POSTCODE_PARAM = 'near';

/** A form for a postcode. It is visible only with scripts, which it needs. */
export function NearestForm({ wrong, service, onFound }: NearestFormProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The number of the latest look-up: results of earlier ones are ignored. */
  const latest = useRef(0);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState<string>();

  const lookUp = async (postcode: string): Promise<boolean> => {
    const current = ++latest.current;
    const result = await lookUpPostcode(postcode, { wrong, service });
    if (current !== latest.current) return true;
    setProblem(result.problem);
    setStatus(result.from && `Nearest to ${postcode} first.`);
    if (result.from) onFound(result.from);
    return result.problem === undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the postcode in the address.
  useEffect(() => {
    const postcode = new URLSearchParams(location.search).get(POSTCODE_PARAM);
    // What the visitor has typed meanwhile takes precedence.
    if (postcode === null || !input.current || input.current.value !== '') return;
    input.current.value = postcode;
    lookUp(postcode);
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    field.value = stripNonDigits(field.value);
    const url = new URL(location.href);
    url.searchParams.set(POSTCODE_PARAM, field.value);
    history.replaceState(history.state, '', url);
    if (!(await lookUp(field.value))) field.focus();
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
        {status}
      </p>
    </form>
  );
}

function stripNonDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}
