import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { formatWholeNumber } from '#domain/numbers.ts';
import { capitalise, inflectVehicleNoun } from '#domain/vehicle-noun.ts';
import type { QuickSearchMake } from './quick-search-makes.ts';

interface QuickSearchProps {
  /** The makes in stock with their models. */
  readonly makes: readonly QuickSearchMake[];
  /** How many are in stock. */
  readonly count: number;
  /** The dealer's words. */
  readonly vehicle: { readonly noun: string; readonly plural: string };
  /** Where everything is listed. */
  readonly href: string;
}

/** Finds by make, then by model: the button counts, and leads to the page of the choice. */
export const QuickSearch = memo(function HomeFinder({ makes, count, vehicle, href }: QuickSearchProps) {
  const [chosen, setChosen] = useState({ make: '', model: '' });
  const makeField = useRef<HTMLSelectElement>(null);
  // A make that was chosen before there was React.
  useEffect(() => setChosen({ make: makeField.current?.value ?? '', model: '' }), []);
  const make = makes.find(({ value }) => value === chosen.make);
  const model = make?.models.find(({ value }) => value === chosen.model);
  const found = model ?? make ?? { count, href };
  const go = (event: FormEvent) => {
    event.preventDefault();
    location.assign(found.href);
  };
  return (
    <form className="finder__form" action={href} autoComplete="off" onSubmit={go}>
      <label className="field">
        <span>Make</span>
        <select
          ref={makeField}
          name="make"
          onChange={({ target }) => setChosen({ make: target.value, model: '' })}
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
          value={chosen.model}
          onChange={({ target }) => setChosen({ ...chosen, model: target.value })}
        >
          <option value="">All</option>
          {make && <optgroup label={make.value}>{make.models.map(renderOption)}</optgroup>}
        </select>
      </label>
      <button className="btn btn--primary" type="submit">
        {`Show Me ${formatWholeNumber(found.count)} ${capitalise(inflectVehicleNoun(found.count, vehicle))}`}
      </button>
    </form>
  );
});

function renderOption({ value, count }: { readonly value: string; readonly count: number }) {
  return <option key={value} value={value}>{`${value} (${count})`}</option>;
}
