import { dollars } from '#domain/numbers.ts';
import { PRICE_PAGE_SCALE } from '#domain/slider/scale.ts';
import { type Thumbs, thumbsOf } from '#domain/slider/thumbs.ts';
import { showMe, vehicleCount } from '#domain/vehicle-words.ts';
import { startSlider } from '#features/range/slider-control.ts';
import { countWithin } from '#search/count-within.ts';
import { parseRange, writeRange } from '#search/range.ts';

/** Between the last move and the address (spec 9). */
const DEBOUNCE = 400;

/** The range in an address that the build wrote (search/url.ts): to change it, the codec need not be in the browser. */
const PRICE = /price=[\d:]*/;

/** Lets the usual ranges lead to the search, which answers where there are scripts. */
export function searchBands(): void {
  for (const band of document.querySelectorAll<HTMLAnchorElement>('a[data-search]')) {
    band.href = band.dataset.search ?? band.href;
  }
}

/** Makes the price page answer: button and link follow the thumbs, the page's own address follows when they rest. */
export function startPriceSearch(root: HTMLElement): void {
  const link = root.querySelector('a');
  const status = root.querySelector('[role=status]');
  if (!link || !status) return;
  const { prices = '', noun = '', plural = '' } = root.dataset;
  const all = prices.split(' ').map(Number);
  const vehicle = { noun, plural };
  const address = link.getAttribute('href') ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = ({ low, high }: Thumbs): number => {
    const range = { min: low, max: high };
    const count = countWithin(all, range);
    link.textContent = showMe(count, vehicle);
    link.setAttribute('href', address.replace(PRICE, `price=${writeRange(range)}`));
    return count;
  };
  const onMove = (thumbs: Thumbs, settled: boolean) => {
    const count = tell(thumbs);
    clearTimeout(timer);
    if (!settled) return;
    timer = setTimeout(() => {
      status.textContent = vehicleCount(count, vehicle);
      const range = writeRange({ min: thumbs.low, max: thumbs.high });
      history.replaceState(history.state, '', `?price=${range}`);
    }, DEBOUNCE);
  };

  // Coming back from the search finds the range that led there.
  const before = parseRange(new URLSearchParams(location.search).get('price') ?? '');
  const start = thumbsOf(PRICE_PAGE_SCALE, before ?? {});
  tell(start);
  startSlider(root, { scale: PRICE_PAGE_SCALE, write: dollars, onMove }, start);
}
