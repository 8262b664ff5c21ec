import type { Ref, SubmitEvent } from 'react';

interface RenameSearchProps {
  /** The visitor's own name for it; empty if there is none. */
  readonly name: string;
  /** Its title without a name. */
  readonly title: string;
  readonly input: Ref<HTMLInputElement>;
  /** An empty name removes the visitor's own. */
  readonly onRename: (name: string) => void;
}

/** Gives a saved search a name. */
export function RenameSearch({ name, title, input, onRename }: RenameSearchProps) {
  const rename = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(String(new FormData(event.currentTarget).get('name') ?? '').trim());
  };
  return (
    <form className="searches__rename" onSubmit={rename}>
      <label className="field">
        <span>Search name</span>
        <input
          ref={input}
          name="name"
          maxLength={80}
          autoComplete="off"
          defaultValue={name}
          placeholder={title}
        />
      </label>
      <button type="submit" className="btn btn--sm">
        Save name
      </button>
    </form>
  );
}
