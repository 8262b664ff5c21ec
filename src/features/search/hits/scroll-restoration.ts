import { isVeiled } from '#features/search/context/pending-state.ts';

/** Where a visitor was on a search page: a card by its car, and how far down the screen it stood. */
interface Place {
  readonly car: string;
  /** Pixels from the top of the screen to the card's; negative when it was partly out of sight. */
  readonly top: number;
}

/** Search addresses whose places are kept, for as long as the tab lives. */
const KEPT = 10;

/** Where the visitor was when this page was left, if it was come back to; undefined once it has been gone to. */
let wanted: Place | undefined;

/** Reads where the visitor was, and keeps it whenever the page is left. */
export function keepPlace(): void {
  if (cameBack()) wanted = new Map(places()).get(here());
  // The browser's own restoring may come after ours, and would undo it.
  if (wanted && isVeiled()) {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
  }
  addEventListener('pagehide', () => {
    const card = cards().find((element) => element.getBoundingClientRect().bottom > 0);
    const car = card && carOf(card);
    if (!car) return;
    const place: Place = { car, top: card.getBoundingClientRect().top };
    const others = places().filter(([address]) => address !== here());
    try {
      sessionStorage.setItem(key(), JSON.stringify([...others, [here(), place]].slice(-KEPT)));
    } catch {
      // The browser then scrolls as well as it can by itself.
    }
  });
}

/**
 * Puts the page back to where the visitor was. The browser does so itself where the cars stand in the HTML; under a query
 * string it has scrolled past other cars, of other heights: called before the right ones are first painted.
 */
export function restorePlace(): void {
  const place = wanted;
  wanted = undefined;
  const card = place && cards().find((element) => carOf(element) === place.car);
  if (!card) return;
  layOutAll(card.parentElement ?? card);
  scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
}

/** Cards that were never in sight have heights that are guesses, until they have been laid out for a frame (card.css). */
function layOutAll(list: HTMLElement): void {
  list.style.setProperty('--unseen', 'visible');
  requestAnimationFrame(() => requestAnimationFrame(() => list.style.removeProperty('--unseen')));
}

/** Whether this entry of the browser's history was live before: only then has it a state. Also so after a reload. */
function cameBack(): boolean {
  if (history.state !== null) return true;
  history.replaceState({}, '');
  return false;
}

function places(): [address: string, place: Place][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function key(): string {
  return `forecourt:${document.documentElement.dataset.site}:scroll`;
}

function here(): string {
  return location.pathname + location.search;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#search .card')];
}

function carOf(card: HTMLElement): string | undefined {
  return card.querySelector<HTMLElement>('[data-save]')?.dataset.save;
}
