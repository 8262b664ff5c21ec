import type { ModelsOf } from '#search/refinements/apply-refinement.ts';
import { defaultFacetConfig } from '#search/refinements/facets.ts';
import { FacetRow } from './FacetRow.tsx';
import { useFacetValues } from './use-facet-values.ts';
import { useOnceTrue } from './use-once-true.ts';
import { useOptimisticRefinement } from './use-optimistic-refinement.ts';

/** The limit of the make_model list (T-14). */
const MAX_SHOWN_MODELS = 30;

const MODEL_FILTER = defaultFacetConfig('model');

/** A toggle under each chosen make, over its models. If a single make is chosen, all counted models are of it. */
export function ModelList({
  makes,
  modelsOf,
}: {
  readonly makes: readonly string[];
  readonly modelsOf: ModelsOf;
}) {
  const { rows, orderHandlers } = useFacetValues('model');
  const { chosen, pick } = useOptimisticRefinement(MODEL_FILTER, modelsOf);
  const opened = useOnceTrue(chosen.length > 0);
  const [, second] = makes;
  return makes.map((make) => {
    const models = rows
      .filter(({ label }) => second === undefined || modelsOf(make).has(label))
      .filter(({ value }, index) => index < MAX_SHOWN_MODELS || chosen.includes(value));
    if (models.length === 0) return null;
    return (
      <details className="models" key={make} open={opened}>
        <summary>
          <b className={second === undefined ? 'visually-hidden' : undefined}>{`${make} `}</b>
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
