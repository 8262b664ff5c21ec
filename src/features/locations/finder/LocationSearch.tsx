import { useEffect, useRef } from 'react';

/** What is looked for among the places. */
export interface LocationQuery {
  readonly typed: string;
  /** Whether those come first that are open at this moment. */
  readonly openFirst: boolean;
}

interface LocationSearchProps {
  /** Whether to offer those first that are open at this moment. */
  readonly offersOpen: boolean;
  /** What was found, in words. */
  readonly status: string;
  readonly onSearch: (query: LocationQuery) => void;
}

/** The key in the address, and how long after the last letter it is written. */
const QUERY_PARAM = 'locationQuery';
const DEBOUNCE_MS = 300;

/** The search of the locations page, which answers while one types; without scripts all places are there to read. */
export function LocationSearch({ offersOpen, status, onSearch }: LocationSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () =>
    onSearch({ typed: box.current?.value ?? '', openFirst: open.current?.checked ?? false });
  const write = () => {
    clearTimeout(timer.current);
    const url = new URL(location.href);
    const typed = box.current?.value.trim() ?? '';
    if (typed === '') url.searchParams.delete(QUERY_PARAM);
    else url.searchParams.set(QUERY_PARAM, typed);
    history.replaceState(history.state, '', url);
  };
  const onType = () => {
    search();
    clearTimeout(timer.current);
    timer.current = setTimeout(write, DEBOUNCE_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before React was there, else what came with the address.
  useEffect(() => {
    if (!box.current) return;
    if (box.current.value !== '') return onType();
    box.current.value = new URLSearchParams(location.search).get(QUERY_PARAM) ?? '';
    search();
  }, []);

  return (
    <search>
      <form
        className="place-search"
        action="/locations/"
        onSubmit={(event) => {
          event.preventDefault();
          write();
        }}
      >
        <p className="field">
          <label className="visually-hidden" htmlFor="location-query">
            Search locations
          </label>
          <input
            ref={box}
            id="location-query"
            type="search"
            name={QUERY_PARAM}
            placeholder="Search locations..."
            autoComplete="off"
            enterKeyHint="search"
            onInput={onType}
          />
        </p>
        {offersOpen && (
          <label className="place-search__open tap">
            <input ref={open} type="checkbox" name="open" onChange={search} />
            {' Open now first'}
          </label>
        )}
        <p className="small muted" role="status">
          {status}
        </p>
      </form>
    </search>
  );
}
