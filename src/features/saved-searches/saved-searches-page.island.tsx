import type { VehicleWords } from '#domain/vehicle-words.ts';
import { toDom } from '#features/device/to-dom.ts';
import { embeddedClient } from '#search/engines/embedded/embedded-client.ts';
import type { SearchPlan } from '#search/instantsearch/requests.ts';
import { mainFilter } from '#search/main-filter.ts';
import { withOwnOrder } from '#search/own-order.ts';
import { type SlugTable, slugTable } from '#search/slugs.ts';
import { describeState } from '#search/state-words.ts';
import { parseSearchUrl } from '#search/url.ts';
import { DeletedEntry, SearchEntry } from './SearchEntry.tsx';
import { changedSearch, type SavedSearch, withoutSearch, withSearch } from './saved-search.ts';
import { pageMade, savedSearches } from './saved-searches.ts';
import { countSearches, type SearchCounts } from './search-counts.ts';

/** What the page of saved searches hands its script. */
export interface SavedSearchesProps {
  /** Address of the search's index file. */
  readonly index: string;
  readonly plan: SearchPlan;
  readonly soldForDays: number;
  readonly vehicle: VehicleWords;
}

/** A search as the page shows it. */
interface Entry {
  search: SavedSearch;
  readonly slot: HTMLElement;
  state: 'kept' | 'renaming' | 'deleted';
}

/**
 * Fills the page of saved searches and keeps it in step with the list. Names and counts come when the stock's index is
 * there; until then, and if it does not come, a search is named by its address.
 */
export function startSavedSearches(list: HTMLElement): void {
  const { index, plan, soldForDays, vehicle } = JSON.parse(list.dataset.searches ?? '') as SavedSearchesProps;
  const entries = new Map<string, Entry>();
  const counts = new Map<string, SearchCounts>();
  let slugs: SlugTable | undefined;

  const titleOf = ({ url, name }: SavedSearch) =>
    name || (slugs && describedBy(url, slugs, vehicle)) || wordsOf(url);

  const draw = (entry: Entry) => {
    const { search, slot, state } = entry;
    const title = titleOf(search);
    slot.replaceChildren();
    toDom(
      state === 'deleted' ? (
        <DeletedEntry title={title} />
      ) : (
        <SearchEntry
          search={search}
          title={title}
          counts={counts.get(search.url)}
          vehicle={vehicle}
          renaming={state === 'renaming'}
        />
      ),
      slot,
    );
  };

  const show = (kept: readonly SavedSearch[]) => {
    for (const search of kept) {
      const known = entries.get(search.url);
      if (known) {
        known.search = search;
        if (known.state === 'deleted') known.state = 'kept';
        continue;
      }
      const slot = document.createElement('li');
      list.append(slot);
      entries.set(search.url, { search, slot, state: 'kept' });
    }
    const urls = new Set(kept.map(({ url }) => url));
    for (const [url, entry] of entries) {
      if (!urls.has(url)) entry.state = 'deleted';
      draw(entry);
    }
    document.documentElement.toggleAttribute('data-kept', entries.size > 0);
  };

  const count = async () => {
    const searches = savedSearches.get();
    if (searches.length === 0) return;
    const client = embeddedClient(index, (models) => {
      slugs = slugTable(models);
    });
    try {
      // Without a question the answer only says that the index is there.
      await client.search([]);
      const known = searches.flatMap(({ url, seen_at }) => {
        const state = slugs && stateOf(url, slugs);
        return state ? [{ url, state, seen_at }] : [];
      });
      const answers = await countSearches(
        known,
        plan,
        mainFilter(soldForDays, new Date()),
        withOwnOrder(client, plan),
      );
      for (const { url } of searches) counts.set(url, { all: 0, fresh: 0 });
      for (const [at, { url }] of known.entries()) {
        const answer = answers[at];
        if (answer) counts.set(url, answer);
      }
    } catch {
      document.documentElement.dataset.unknown = '';
    }
    for (const entry of entries.values()) if (entry.state === 'kept') draw(entry);
  };

  const entryAt = (target: EventTarget | null) =>
    [...entries.values()].find(({ slot }) => target instanceof Node && slot.contains(target));
  const focusIn = ({ slot }: Entry, what: string) => slot.querySelector<HTMLElement>(what)?.focus();

  list.addEventListener('click', ({ target }) => {
    const entry = entryAt(target);
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    if (!entry || !pressed) return;
    const { url } = entry.search;
    const { open, rename, delete: wantsDelete, undo } = pressed.dataset;
    if (open !== undefined)
      savedSearches.set(changedSearch(savedSearches.get(), url, { seen_at: pageMade() }));
    if (rename !== undefined) {
      entry.state = 'renaming';
      draw(entry);
      focusIn(entry, 'input');
    }
    if (wantsDelete !== undefined) {
      savedSearches.set(withoutSearch(savedSearches.get(), url));
      focusIn(entry, '[data-undo]');
    }
    if (undo !== undefined) {
      savedSearches.set(withSearch(savedSearches.get(), entry.search));
      focusIn(entry, '[data-delete]');
    }
  });
  list.addEventListener('submit', (event) => {
    event.preventDefault();
    const entry = entryAt(event.target);
    if (!entry || !(event.target instanceof HTMLFormElement)) return;
    const name = String(new FormData(event.target).get('name') ?? '').trim();
    entry.state = 'kept';
    savedSearches.set(changedSearch(savedSearches.get(), entry.search.url, { name }));
    focusIn(entry, '[data-rename]');
  });
  savedSearches.subscribe(show);
  count();
}

function stateOf(url: string, slugs: SlugTable) {
  return parseSearchUrl(new URL(url, location.origin), slugs);
}

function describedBy(url: string, slugs: SlugTable, { plural }: VehicleWords): string | undefined {
  const state = stateOf(url, slugs);
  return state && (describeState(state) || `All ${plural}`);
}

/** '/search/land-rover/?colour=Red' -> 'land rover, colour: Red': for as long as nothing better is known. */
function wordsOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  const path = pathname.split('/').filter(Boolean).slice(1).join(' ').replaceAll('-', ' ');
  const query = [...searchParams].map(([key, value]) => `${key}: ${value}`);
  return [path, ...query].filter(Boolean).join(', ') || 'All';
}
