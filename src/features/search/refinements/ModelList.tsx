import { useState } from 'react';
import { MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { FacetRow } from './FacetRow.tsx';
import { useFacetValues } from './use-facet-values.ts';
import { useOptimisticRefinement } from './use-optimistic-refinement.ts';

/** The limit of the make_model list (T-14). */
const MAX_SHOWN_MODELS = 30;

/** A toggle under each chosen make, over its models. `single`: whether one make at a time can be chosen. */
export function ModelList({
  makes,
  single,
}: {
  readonly makes: readonly string[];
  readonly single: boolean;
}) {
  const { rows, orderHandlers } = useFacetValues('model', MAKE_OR_MODEL);
  const { chosen, pick } = useOptimisticRefinement(
    { attribute: 'model', singleSelect: single },
    MAKE_OR_MODEL,
  );
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
