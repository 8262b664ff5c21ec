import { useEffect, useRef } from 'react';

/** The visitor's search for a location. */
export interface LocationQuery {
  readonly typed: string;
  /** Whether open locations come first. */
  readonly openFirst: boolean;
}

interface LocationSearchProps {
  /** Whether to offer listing open locations first. */
  readonly offersOpen: boolean;
  /** The number of results, in words. */
  readonly status: string;
  readonly onSearch: (query: LocationQuery) => void;
}

/** The key in the address, and the delay after the last keystroke until it is written. */
const QUERY_PARAM = 'locationQuery';
const DEBOUNCE_MS = 300;

/** The search of the locations page, which filters while the visitor types. Without scripts all locations are listed. */
export function LocationSearch({ offersOpen, status, onSearch }: LocationSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () =>
    onSearch({ typed: box.current?.value ?? '', openFirst: open.current?.checked ?? false });
  const writeUrl = () => {
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
    timer.current = setTimeout(writeUrl, DEBOUNCE_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration, else the query in the address.
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
          writeUrl();
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
