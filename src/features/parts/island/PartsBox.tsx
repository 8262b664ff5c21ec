import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { Icon } from '#components/Icon.tsx';

/** Between the last letter and the search (spec 9). */
const DEBOUNCE = 300;

/** The text of a parts search. Plain words of vehicles mean nothing here, so it is a search field and no more. */
export function PartsBox() {
  const { query, refine } = useSearchBox();
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== query) {
    setKnown(query);
    setText(query);
  }
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => refine(next), DEBOUNCE);
  };
  // What was typed before hydration stands in the document, but nobody has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== query) type(early);
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <search className="find">
      <label>
        <Icon name="search" />
        <span className="vh">Search</span>
        <input
          ref={field}
          type="search"
          name="query"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="search"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </search>
  );
}
