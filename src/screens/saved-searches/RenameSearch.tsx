import type { Ref, SubmitEvent } from 'react';

interface RenameSearchProps {
  /** Empty while it has none of its own. */
  readonly name: string;
  /** What is read for it without one. */
  readonly title: string;
  readonly input: Ref<HTMLInputElement>;
  /** An empty name takes the search's own away. */
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
        <span>Name of this search</span>
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
