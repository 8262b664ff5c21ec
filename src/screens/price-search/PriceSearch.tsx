import { memo, useEffect, useMemo, useState } from 'react';
import { formatDollars } from '#domain/numbers.ts';
import { PRICE_PAGE_SCALE } from '#domain/slider/scale.ts';
import { type Thumbs, toThumbs } from '#domain/slider/thumbs.ts';
import { formatVehicleCount, showVehiclesLabel, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { countInRange } from '#search/query/count-in-range.ts';
import { parseRange, writeRange } from '#search/state/range.ts';
import { countPerBar } from '#search/values/histogram.ts';
import { RangeSlider } from '#ui/slider/RangeSlider.tsx';

interface PriceSearchProps {
  /** All prices, in whole dollars with spaces between: as a list they would take twice the bytes in the page. */
  readonly prices: string;
  /** The address of the search with any price range, as search/url.ts writes it: its codec need not be in the browser. */
  readonly address: string;
  readonly vehicle: VehicleNoun;
}

/** One for each 5,000 dollars. */
const BAR_COUNT = 49;

/** Between the last move and the address. */
const DEBOUNCE_MS = 400;

/** The range in an address of the search. */
const PRICE_PARAM = /price=[\d:]*/;

/** A price range on a slider: button and link follow the thumbs, the page's own address follows when they rest. */
export const PriceSearch = memo(function PriceSearch({ prices, address, vehicle }: PriceSearchProps) {
  const all = useMemo(() => prices.split(' ').map(Number), [prices]);
  const bars = useMemo(() => countPerBar(all, PRICE_PAGE_SCALE, BAR_COUNT), [all]);
  const [start, setStart] = useState<Thumbs>(() => toThumbs(PRICE_PAGE_SCALE, {}));
  const [chosen, setChosen] = useState<Thumbs>();
  const [settled, setSettled] = useState<Thumbs>();
  const [told, setTold] = useState('');
  const { low, high } = chosen ?? start;
  const range = { min: low, max: high };
  const count = countInRange(all, range);
  // Coming back from the search finds the range that led there.
  useEffect(() => {
    const before = parseRange(new URLSearchParams(location.search).get('price') ?? '');
    if (before) setStart(toThumbs(PRICE_PAGE_SCALE, before));
  }, []);
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => {
      const rested = { min: settled.low, max: settled.high };
      setTold(formatVehicleCount(countInRange(all, rested), vehicle));
      history.replaceState(history.state, '', `?price=${writeRange(rested)}`);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [settled, all, vehicle]);
  return (
    <fieldset className="by-price__choice" aria-label="Price range">
      <RangeSlider
        label="Price"
        scale={PRICE_PAGE_SCALE}
        bars={bars}
        write={formatDollars}
        value={{ low, high }}
        onMove={(thumbs, isSettled) => {
          setChosen(thumbs);
          setSettled(isSettled ? thumbs : undefined);
        }}
      />
      <a className="btn btn--primary" href={address.replace(PRICE_PARAM, `price=${writeRange(range)}`)}>
        {showVehiclesLabel(count, vehicle)}
      </a>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </fieldset>
  );
});
