import { useState } from 'react';
import { MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { FacetRow } from './FacetCheckbox.tsx';
import { useFacetRefinement } from './use-facet-refinement.ts';
import { type useFacetItems, useFacetValues } from './use-facet-values.ts';

/** The limit of the make_model list (T-14). */
const MAX_SHOWN_MODELS = 30;

interface ModelListProps {
  /** The makes and models as they are counted. */
  readonly items: ReturnType<typeof useFacetItems>;
  readonly makes: readonly string[];
  /** Whether one make at a time can be chosen. */
  readonly single: boolean;
}

/** A toggle under each chosen make, over its models. */
export function ModelList({ items, makes, single }: ModelListProps) {
  const { rows, orderHandlers } = useFacetValues(items, 'model', MAKE_OR_MODEL);
  const { chosen, pick } = useFacetRefinement({ attribute: 'model', singleSelect: single }, MAKE_OR_MODEL);
  const opened = useOpenedMakes(chosen);
  return makes.map((make) => {
    const models = rows
      .filter(({ value }) => splitModel(value)[0] === make)
      .filter(({ value }, index) => index < MAX_SHOWN_MODELS || chosen.includes(value));
    if (models.length === 0) return null;
    return (
      <details className="models" key={make} open={opened.includes(make)}>
        <summary>
          <b className={makes.length === 1 ? 'visually-hidden' : undefined}>{`${make} `}</b>
          <span className="when-closed">Select models</span>
          <span className="when-open">Hide</span>
        </summary>
        <fieldset className="facet__list" {...orderHandlers}>
          <legend className="visually-hidden">{`${make} models`}</legend>
          {models.map(({ value, label, count }) => (
            <FacetRow
              key={value}
              name="model"
              value={value}
              label={label}
              count={count}
              ticked={chosen.includes(value)}
              single={false}
              onPick={pick}
            />
          ))}
        </fieldset>
      </details>
    );
  });
}

/** The makes of which a model was ever chosen: undoing a choice must not close the list under the finger. */
function useOpenedMakes(chosen: readonly string[]): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const makes = chosen
    .filter((value) => splitModel(value)[1] !== undefined)
    .map((value) => splitModel(value)[0]);
  const all = [...new Set([...opened, ...makes])];
  if (all.length > opened.length) setOpened(all);
  return all;
}
