import { readStored, writeStored } from '#browser/storage.ts';
import { isPending } from '#features/search/context/pending-state.ts';

/** Where a visitor was on a search page: a card by its car, and how far down the screen it stood. */
interface ScrollPosition {
  readonly car: string;
  /** Pixels from the top of the screen to the card's; negative when it was partly out of sight. */
  readonly top: number;
}

/** Search addresses whose positions are stored, for as long as the tab lives. */
const MAX_STORED_POSITIONS = 10;

/** Where the visitor was when this page was left, if they have come back to it; undefined once it is restored. */
let positionToRestore: ScrollPosition | undefined;

/** Reads where the visitor was, and stores it whenever the page is left. */
export function trackScrollPosition(): void {
  if (isRevisitedEntry()) positionToRestore = new Map(readStoredPositions()).get(currentAddress());
  // The browser's own restoring may come after ours, and would undo it.
  if (positionToRestore && isPending()) {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
  }
  addEventListener('pagehide', () => {
    const card = findCards().find((element) => element.getBoundingClientRect().bottom > 0);
    const car = card && carOf(card);
    if (!car) return;
    const place: ScrollPosition = { car, top: card.getBoundingClientRect().top };
    const others = readStoredPositions().filter(([address]) => address !== currentAddress());
    writeStored(
      'sessionStorage',
      'scroll',
      [...others, [currentAddress(), place]].slice(-MAX_STORED_POSITIONS),
    );
  });
}

/**
 * Puts the page back to where the visitor was. The browser does so itself where the cars stand in the HTML; under a query
 * string it has scrolled past other cars, of other heights: called before the right ones are first painted.
 */
export function restoreScrollPosition(): void {
  const place = positionToRestore;
  positionToRestore = undefined;
  const card = place && findCards().find((element) => carOf(element) === place.car);
  if (!card) return;
  forceLayout(card.parentElement ?? card);
  scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
}

/** Cards that were never in sight have heights that are guesses, until they have been laid out for a frame (card.css of the template). */
function forceLayout(list: HTMLElement): void {
  list.style.setProperty('--unseen', 'visible');
  requestAnimationFrame(() => requestAnimationFrame(() => list.style.removeProperty('--unseen')));
}

/** Whether this entry of the browser's history was live before: only then has it a state. Also so after a reload. */
function isRevisitedEntry(): boolean {
  if (history.state !== null) return true;
  history.replaceState({}, '');
  return false;
}

function readStoredPositions(): [address: string, place: ScrollPosition][] {
  const stored = readStored('sessionStorage', 'scroll');
  return Array.isArray(stored) ? stored : [];
}

function currentAddress(): string {
  return location.pathname + location.search;
}

function findCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#search .card')];
}

function carOf(card: HTMLElement): string | undefined {
  return card.querySelector<HTMLElement>('[data-save]')?.dataset.save;
}
