import { MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { FacetRow } from './FacetRow.tsx';
import { useFacetValues } from './use-facet-values.ts';
import { useOnceTrue } from './use-once-true.ts';
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
  const opened = useOnceTrue(chosen.some((value) => splitModel(value)[1] !== undefined));
  return makes.map((make) => {
    const models = rows
      .filter(({ value }) => splitModel(value)[0] === make)
      .filter(({ value }, index) => index < MAX_SHOWN_MODELS || chosen.includes(value));
    if (models.length === 0) return null;
    return (
      <details className="models" key={make} open={opened}>
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
