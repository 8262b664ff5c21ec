import type { Favourite } from '#domain/favourite.ts';
import { type CardSettings, type CardView, cardView } from '#features/car-card/card-view.ts';
import { idsIn, withIds } from '#features/device/ids-in-address.ts';
import { say } from '#features/device/say.ts';
import { stockNow } from '#features/device/stock-now.ts';
import { toDom } from '#features/device/to-dom.ts';
import { favourites } from '#features/favourites/favourites.ts';
import { type CarHit, cardCarOf } from '#features/search/island/car-hit.ts';
import type { IndexedCar } from '#search/engines/embedded/read-cars.ts';
import { CompareTable } from './CompareTable.tsx';
import { comparePicks } from './compare-list.ts';
import { compareRows, sharedFeatures } from './compare-rows.ts';
import { COMPARE_PATH, MOST_COMPARED, withoutPick, withPick } from './picks.ts';

/** A car that can be compared: its facts, and how it is shown. */
interface Column {
  readonly facts: IndexedCar;
  readonly view: CardView;
}

/**
 * Fills the comparison. The address says which cars, so that it can be shared; what is taken off or added is written to
 * it and to what the visitor has picked. Without any in the address it starts with those. Cars that have gone leave both:
 * they would hold places that others need.
 */
export function startCompare(page: HTMLElement): void {
  const settings = JSON.parse(page.dataset.settings ?? '') as CardSettings;
  const now = new Date();
  const columns = new Map<string, Column>();
  const gone = new Set<string>();
  const named = idsIn(location.search, MOST_COMPARED);
  let ids = named.length > 0 ? named : comparePicks.get().slice(0, MOST_COMPARED);

  const lookUp = async () => {
    const missing = ids.filter((id) => !columns.has(id));
    if (missing.length === 0) return;
    const root = document.documentElement;
    try {
      for (const [id, car] of await stockNow(page.dataset.index ?? '', missing)) {
        if (car.kind === 'gone') {
          gone.add(id);
          ids = withoutPick(ids, id);
          comparePicks.set(withoutPick(comparePicks.get(), id));
          continue;
        }
        const hit = { ...car.facts, objectID: id } as unknown as CarHit;
        columns.set(id, { facts: car.facts, view: cardView(cardCarOf(hit), settings, now) });
      }
      delete root.dataset.unknown;
    } catch {
      root.dataset.unknown = '';
    }
  };

  const show = () => {
    const shown = ids.flatMap((id) => columns.get(id) ?? []);
    document.documentElement.toggleAttribute('data-kept', shown.length > 0);
    fill('gone', gone.size > 0 && <Gone settings={settings} />);
    const facts = shown.map((column) => column.facts);
    const views = shown.map(({ view }) => view);
    fill(
      'table',
      shown.length > 0 && (
        <CompareTable cars={views} rows={compareRows(facts)} shared={sharedFeatures(facts)} />
      ),
    );
    showOffers();
    history.replaceState(history.state, '', withIds(COMPARE_PATH, ids));
  };
  const showOffers = () => {
    const others = favourites.get().filter(({ id }) => !ids.includes(id) && !gone.has(id));
    const room = ids.length < MOST_COMPARED && others.length > 0;
    fill('add', room && <Offers cars={others} />);
  };
  /** A part without content is not there for anybody. */
  const fill = (name: string, content: Parameters<typeof toDom>[0]) => {
    const part = page.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!part) return;
    part.replaceChildren();
    toDom(content, part);
    part.hidden = part.childNodes.length === 0;
    // What scrolls sideways must be reached by the keyboard.
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };

  const change = async (next: readonly string[], news: string) => {
    ids = next;
    comparePicks.set(next);
    await lookUp();
    show();
    say(news);
    // What was pressed is gone: the keyboard goes on from the top of the comparison.
    document.getElementById('compare-title')?.focus();
  };
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { takeOff, addCar, print: wantsPrint } = button?.dataset ?? {};
    if (takeOff !== undefined) change(withoutPick(ids, takeOff), 'Removed from the comparison');
    if (addCar !== undefined) change(withPick(ids, addCar) ?? ids, 'Added to the comparison');
    if (wantsPrint !== undefined) print();
  });
  favourites.subscribe(showOffers);
  lookUp().then(show);
}

function Gone({ settings }: { readonly settings: CardSettings }) {
  return (
    <p className="notice">{`Not every ${settings.vehicle.noun} of this comparison is still in stock.`}</p>
  );
}

/** Saved cars that could be compared too. */
function Offers({ cars }: { readonly cars: readonly Favourite[] }) {
  return (
    <>
      <h2>Add one you have saved</h2>
      <ul>
        {cars.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="btn btn--sm" data-add-car={id}>{`Add ${name}`}</button>
          </li>
        ))}
      </ul>
    </>
  );
}
