import { readStored, writeStored } from '#browser/storage.ts';
import { isPending } from '#features/search/context/pending-state.ts';

/** Where a visitor was on a search page: the car whose card was at the top, and how far down the screen it was. */
interface ScrollPosition {
  readonly car: string;
  /** Pixels from the top of the screen to the top of the card; negative when it was partly scrolled off. */
  readonly top: number;
}

/** Search addresses whose positions are stored in the tab's session. */
const MAX_STORED_POSITIONS = 10;

/** The position of a visitor who has come back to this page; undefined once it is restored. */
let positionToRestore: ScrollPosition | undefined;

/** Where a step back within the page returns to, until the results there are rendered. */
let stepToRestore: { readonly address: string; readonly position: ScrollPosition | undefined } | undefined;

/** Reads the position to restore, and stores the current one whenever the page is left. */
export function trackScrollPosition(): void {
  if (isRevisitedEntry()) positionToRestore = findStoredPosition();
  // The browser's own restoration may run after ours and would undo it.
  if (positionToRestore && isPending()) history.scrollRestoration = 'manual';
  else if (history.scrollRestoration === 'manual') restoreScrollPosition();
  addEventListener('pagehide', () => {
    storeScrollPosition();
    // WebKit would show the top of a page from its back/forward cache.
    history.scrollRestoration = 'auto';
  });
  addEventListener('popstate', ({ isTrusted }) => {
    // The event of a step back, not that of an address that is replayed after loading.
    if (isTrusted) stepToRestore = { address: currentAddress(), position: findStoredPosition() };
  });
}

/**
 * Stores where the visitor is. Call before a step within the page that scrolls to the top: the browser would store the
 * place only after that.
 */
export function rememberScrollPosition(): void {
  history.scrollRestoration = 'manual';
  storeScrollPosition();
}

function storeScrollPosition(): void {
  const position = findScrollPosition();
  if (!position) return;
  const others = readStoredPositions().filter(([address]) => address !== currentAddress());
  writeStored(
    'sessionStorage',
    'scroll',
    [...others, [currentAddress(), position]].slice(-MAX_STORED_POSITIONS),
  );
}

function findStoredPosition(): ScrollPosition | undefined {
  return new Map(readStoredPositions()).get(currentAddress());
}

function findScrollPosition(): ScrollPosition | undefined {
  const card = findCards().find((element) => element.getBoundingClientRect().bottom > 0);
  const car = card && carOf(card);
  return car ? { car, top: card.getBoundingClientRect().top } : undefined;
}

/**
 * Scrolls back to where the visitor was. The browser does so itself where the HTML contains the cars; under a query string
 * it scrolled past other cars of other heights. Call before the right ones are first painted.
 */
export function restoreScrollPosition(): void {
  scrollToCard(positionToRestore);
  positionToRestore = undefined;
}

/**
 * Scrolls to where the visitor was on the page of results that a step back returned to. Call when results are rendered: the
 * first ones may still be those of the page that the visitor has left.
 */
export function restoreStepPosition(): void {
  if (!stepToRestore) return;
  const { address, position } = stepToRestore;
  if (scrollToCard(position) || address !== currentAddress()) stepToRestore = undefined;
}

/** Returns false if the card is not on the page. */
function scrollToCard(position: ScrollPosition | undefined): boolean {
  const card = position && findCards().find((element) => carOf(element) === position.car);
  if (!card) return false;
  forceLayout(card.parentElement ?? card);
  scrollBy({ top: card.getBoundingClientRect().top - position.top, behavior: 'instant' });
  return true;
}

/** Cards that were never on screen have estimated heights until they are laid out for a frame (the template's card.css). */
function forceLayout(list: HTMLElement): void {
  list.style.setProperty('--unseen', 'visible');
  requestAnimationFrame(() => requestAnimationFrame(() => list.style.removeProperty('--unseen')));
}

/**
 * Whether this history entry was open before, also before a reload: only then does it have a state. It gets one a little later,
 * because that takes a slow phone 20 ms.
 */
function isRevisitedEntry(): boolean {
  if (history.state !== null) return true;
  setTimeout(() => history.replaceState(history.state ?? {}, ''));
  return false;
}

function readStoredPositions(): [address: string, position: ScrollPosition][] {
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
