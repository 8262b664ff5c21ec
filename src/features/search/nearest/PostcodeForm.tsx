import { type SubmitEvent, useId } from 'react';

interface PostcodeFormProps {
  /** The text of its button. */
  readonly action: string;
  /** Its accessible name. */
  readonly label?: string;
  readonly postcode?: string | undefined;
  /** What is wrong with the postcode that was sent. */
  readonly problem: string | undefined;
  readonly onSend: (postcode: string) => void;
}

/** Asks for a postcode. */
export function PostcodeForm({ action, label, postcode, problem, onSend }: PostcodeFormProps) {
  const id = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('postcode') ?? ''));
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
