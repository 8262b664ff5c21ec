import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { formatWholeNumber } from '#domain/numbers.ts';
import { capitalise, inflectVehicleNoun } from '#domain/vehicle-noun.ts';
import type { QuickSearchMake } from './quick-search-makes.ts';

interface QuickSearchProps {
  /** The makes in stock with their models. */
  readonly makes: readonly QuickSearchMake[];
  /** The number of vehicles in stock. */
  readonly count: number;
  /** The dealer's words for vehicles. */
  readonly vehicle: { readonly noun: string; readonly plural: string };
  /** The page that lists everything. */
  readonly href: string;
}

/** A search by make, then by model. The button shows the number of results and links to their page. */
export const QuickSearch = memo(function QuickSearch({ makes, count, vehicle, href }: QuickSearchProps) {
  const [selected, setSelected] = useState({ make: '', model: '' });
  const makeField = useRef<HTMLSelectElement>(null);
  // A make may have been selected before hydration.
  useEffect(() => setSelected({ make: makeField.current?.value ?? '', model: '' }), []);
  const make = makes.find(({ value }) => value === selected.make);
  const model = make?.models.find(({ value }) => value === selected.model);
  const target = model ?? make ?? { count, href };
  const go = (event: FormEvent) => {
    event.preventDefault();
    location.assign(target.href);
  };
  return (
    <form className="finder__form" action={href} autoComplete="off" onSubmit={go}>
      <label className="field">
        <span>Make</span>
        <select
          ref={makeField}
          name="make"
          onChange={({ currentTarget }) => setSelected({ make: currentTarget.value, model: '' })}
        >
          <option value="">All</option>
          {makes.map(renderOption)}
        </select>
      </label>
      <label className="field">
        <span>Model</span>
        <select
          name="model"
          disabled={!make}
          value={selected.model}
          onChange={({ currentTarget }) => setSelected({ ...selected, model: currentTarget.value })}
        >
          <option value="">All</option>
          {make && <optgroup label={make.value}>{make.models.map(renderOption)}</optgroup>}
        </select>
      </label>
      <button className="btn btn--primary" type="submit">
        {`Show Me ${formatWholeNumber(target.count)} ${capitalise(inflectVehicleNoun(target.count, vehicle))}`}
      </button>
    </form>
  );
});

function renderOption({ value, count }: { readonly value: string; readonly count: number }) {
  return <option key={value} value={value}>{`${value} (${count})`}</option>;
}
