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
  /** All prices in whole dollars, separated by spaces: a serialised list would take twice the bytes in the page. */
  readonly prices: string;
  /**
   * The address of the search with an arbitrary price range, as written by search/url.ts, so that the browser does not
   * need that module.
   */
  readonly address: string;
  readonly vehicle: VehicleNoun;
}

/** One bar for each 5,000 dollars. */
const BAR_COUNT = 49;

/** Delay between the last move and the change of the address. */
const DEBOUNCE_MS = 400;

/** The price range in an address of the search. */
const PRICE_PARAM = /price=[\d:]*/;

/** A price range on a slider: button and link follow the thumbs; the page's address is updated once they stop. */
export const PriceSearch = memo(function PriceSearch({ prices, address, vehicle }: PriceSearchProps) {
  const all = useMemo(() => prices.split(' ').map(Number), [prices]);
  const bars = useMemo(() => countPerBar(all, PRICE_PAGE_SCALE, BAR_COUNT), [all]);
  const [start, setStart] = useState<Thumbs>(() => toThumbs(PRICE_PAGE_SCALE, {}));
  const [chosen, setChosen] = useState<Thumbs>();
  const [settled, setSettled] = useState<Thumbs>();
  const [announcement, setAnnouncement] = useState('');
  const { low, high } = chosen ?? start;
  const range = { min: low, max: high };
  const count = countInRange(all, range);
  // Going back from the search restores the range.
  useEffect(() => {
    const before = parseRange(new URLSearchParams(location.search).get('price') ?? '');
    if (before) setStart(toThumbs(PRICE_PAGE_SCALE, before));
  }, []);
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => {
      const rested = { min: settled.low, max: settled.high };
      setAnnouncement(formatVehicleCount(countInRange(all, rested), vehicle));
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
        {announcement}
      </p>
    </fieldset>
  );
});
