import { type FormEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { bodyTypeLabel } from '#domain/car/body.ts';
import { formatDollars } from '#domain/numbers.ts';
import { showVehiclesLabel, type VehicleNoun } from '#domain/vehicle-noun.ts';
import {
  ANY_VEHICLE,
  countMatches,
  findSearchHref,
  type QuickSearchChoice,
  type QuickSearchOption,
  type QuickSearchStock,
  readMakes,
} from './quick-search.ts';

interface QuickSearchProps {
  readonly stock: QuickSearchStock;
  /** Whether make and model are asked for too. */
  readonly withMakes: boolean;
  /** The dealer's words for vehicles. */
  readonly vehicle: VehicleNoun;
}

/** A search by make, model, body and price. The button shows the number of results and leads to them. */
export const QuickSearch = memo(function QuickSearch({ stock, withMakes, vehicle }: QuickSearchProps) {
  const [choice, setChoice] = useState(ANY_VEHICLE);
  const form = useRef<HTMLFormElement>(null);
  // Some of it may have been chosen before hydration.
  useEffect(() => {
    if (form.current) setChoice(readChoice(form.current));
  }, []);
  const makes = useMemo(() => readMakes(stock), [stock]);
  const make = makes.find(({ value }) => value === choice.make);
  // A model belongs to its make: with another make, none is chosen yet.
  const change = (next: QuickSearchChoice) =>
    setChoice((last) => (next.make === last.make ? next : { ...next, model: '' }));
  const go = (event: FormEvent) => {
    event.preventDefault();
    location.assign(findSearchHref(stock, makes, choice));
  };
  return (
    <form
      ref={form}
      className="finder__form"
      action={stock.href}
      autoComplete="off"
      onChange={({ currentTarget }) => change(readChoice(currentTarget))}
      onSubmit={go}
    >
      {withMakes && (
        <>
          <label className="field">
            <span>Make</span>
            <select name="make">
              <option value="">All</option>
              {makes.map(renderOption)}
            </select>
          </label>
          <label className="field">
            <span>Model</span>
            <select name="model" disabled={!make} key={choice.make}>
              <option value="">All</option>
              {make && <optgroup label={make.value}>{make.models.map(renderOption)}</optgroup>}
            </select>
          </label>
        </>
      )}
      {stock.bodies.length > 1 && (
        <label className="field">
          <span>{bodyTypeLabel(stock.bodies.map(({ value }) => value))}</span>
          <select name="body">
            <option value="">All</option>
            {stock.bodies.map(renderOption)}
          </select>
        </label>
      )}
      {stock.prices.length > 0 && (
        <label className="field">
          <span>Price</span>
          <select name="price">
            <option value="">Any</option>
            {stock.prices.map((price) => (
              <option key={price} value={price}>{`Up to ${formatDollars(price)}`}</option>
            ))}
          </select>
        </label>
      )}
      <button className="btn btn--primary" type="submit">
        {showVehiclesLabel(countMatches(stock, makes, choice), vehicle)}
      </button>
    </form>
  );
});

function readChoice(form: HTMLFormElement): QuickSearchChoice {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return { make: read('make'), model: read('model'), body: read('body'), price: read('price') };
}

function renderOption({ value, label = value, count }: QuickSearchOption & { readonly label?: string }) {
  return <option key={value} value={value}>{`${label} (${count})`}</option>;
}
