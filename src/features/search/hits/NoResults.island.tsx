import { useEffect, useMemo, useState } from 'react';
import { formatVehicleCount } from '#domain/vehicle-noun.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { asCarHit, toCardCar } from '#features/car-card/car-hit.ts';
import { buildCardView } from '#features/car-card/card-view.ts';
import { type SearchContextValue, useSearchContext } from '#features/search/context/search-context.ts';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { loadVocabulary } from '#features/search/search-box/load-vocabulary.ts';
import { readSearchHistory } from '#features/search/search-box/search-history.island.ts';
import type { Hit } from '#search/query/search-client.ts';
import type { Relaxation } from '#search/refinements/current-refinements.ts';
import { listRelaxations, pairRelaxations } from '#search/refinements/relaxations.ts';
import { countStates } from '#search/requests/count-states.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import { describeState } from '#search/state/describe-state.ts';
import { toSearchState } from '#search/state/history.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { buildSuggestionRows } from '#search/suggestions/suggestion-rows.ts';

/** A way out: another search and how many cars it finds. */
interface AlternativeSearch {
  readonly label: string;
  /** What its first cars are called when they are shown as the nearest. */
  readonly near: string;
  readonly state: SearchState;
  readonly count: number;
}

/** What can be done about a search that found nothing. */
interface NoResultsHelp {
  /** What the typed words may have meant; then a filter less or, where that is not enough, two less or one alone, most cars first. */
  readonly ways: readonly AlternativeSearch[];
  readonly nearest: { readonly label: string; readonly hits: readonly Hit[] };
}

/** How many ways out, and how many of the nearest cars, are shown. */
const MAX_ALTERNATIVES = 4;
const MAX_NEAREST = 3;

export interface NoResultsProps {
  readonly now: Date;
  /** Whether this visit saw other results before: then there is a step to undo. */
  readonly canStepBack: boolean;
}

/**
 * What stands where the results would (loaded when there are none): which filter to take off and what that gains, the
 * step back, the last searches, the nearest cars, somebody to ask. Never a dead end.
 */
export function NoResults({ now, canStepBack }: NoResultsProps) {
  const tools = useSearchContext();
  const [state, go] = useSearchState();
  const help = useHelp(state, tools);
  const { slug, contact, cards: settings } = tools.view;
  const { vehicle } = settings;
  const past = useMemo(() => readSearchHistory(slug).map(toSearchState), [slug]);
  const words = describeState(state);
  const others = past.filter((other) => describeState(other) !== words);
  return (
    <div className="none">
      <h2>{`No ${vehicle.plural} match all of this`}</h2>
      {help && (
        <ul className="none__ways" aria-label="Ways on">
          {help.ways.map(({ label, state: next, count }) => (
            <li key={label}>
              <button type="button" className="btn" onClick={() => go(next)}>
                <span>{label}</span>
                <span className="num">{formatVehicleCount(count, vehicle)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="none__more">
        {(canStepBack || isSearchStep(history.state)) && (
          <button type="button" className="clear" onClick={() => history.back()}>
            Undo the last step
          </button>
        )}
        <button type="button" className="clear" onClick={() => go({ ...EMPTY_STATE, sortBy: state.sortBy })}>
          Clear all
        </button>
        <a className="clear" href={contact}>
          {`Ask us to find your ${vehicle.noun}`}
        </a>
      </p>
      {others.length > 0 && (
        <>
          <h3>Recent searches</h3>
          <ul className="pills">
            {others.map((other) => (
              <li key={describeState(other)}>
                <button type="button" className="chip" onClick={() => go(other)}>
                  <span>{describeState(other)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {help && help.nearest.hits.length > 0 && (
        <section aria-label={help.nearest.label}>
          <h2>{help.nearest.label}</h2>
          <div className="cards cards--list">
            {help.nearest.hits.map((hit) => (
              <CarCard
                key={hit.objectID}
                view={buildCardView(toCardCar(asCarHit(hit)), settings, now, 'list')}
                level={3}
                eager={false}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** A step of the search has its filters in the browser's history; every page of a search has a state there. */
function isSearchStep(state: unknown): boolean {
  return Object.keys(state ?? {}).length > 0;
}

function useHelp(state: SearchState, tools: SearchContextValue): NoResultsHelp | undefined {
  const [help, setHelp] = useState<NoResultsHelp>();
  const key = JSON.stringify(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search says it all
  useEffect(() => {
    let over = false;
    findHelp(state, tools).then(
      (found) => !over && setHelp(found),
      // Clear all and the contact link stand there without it.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [key]);
  return help;
}

/** One batch of counts, then the nearest cars. */
async function findHelp(
  state: SearchState,
  { client, plan, modelsOf }: SearchContextValue,
): Promise<NoResultsHelp> {
  const choices = listRelaxations(state, modelsOf);
  const removed = ({ label, without }: Pick<Relaxation, 'label' | 'without'>) => ({
    label: `Remove ${label}`,
    near: `Close to it: without ${label}`,
    state: without,
  });
  const [meant, less, twoLess, alone] = [
    state.query ? await findInterpretations(state, { client, plan }) : [],
    choices.map(removed),
    pairRelaxations(choices, modelsOf).map(removed),
    choices.map(({ label, only }) => ({ label: `Only ${label}`, near: `Only ${label}`, state: only })),
  ];
  const all = [...meant, ...less, ...twoLess, ...alone];
  const counts = await countStates(
    client,
    plan,
    all.map((way) => way.state),
  );
  const counted = (ways: readonly Omit<AlternativeSearch, 'count'>[]) =>
    ways
      .map((way) => ({ ...way, count: counts[all.indexOf(way)] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  const helping = [less, twoLess, alone].map(counted).find((found) => found.length > 0) ?? [];
  const ways = [...counted(meant), ...helping.slice(0, MAX_ALTERNATIVES)];
  // What leaves the fewest cars is the nearest to what was asked for.
  const nearest = ways.toSorted((a, b) => a.count - b.count)[0] ?? NEWEST;
  const [request] = buildSearchRequests(
    { ...nearest.state, page: 1 },
    { ...plan, lists: [], ranges: [], pageSize: MAX_NEAREST },
  );
  const { results } = await client.search(request ? [request] : []);
  return { ways, nearest: { label: nearest.near, hits: results[0]?.hits ?? [] } };
}

const NEWEST = { near: 'Just arrived', state: { ...EMPTY_STATE, sortBy: 'created_at:desc' } } as const;

/** Filters and names that the typed words may stand for. */
async function findInterpretations(state: SearchState, tools: Pick<SearchContextValue, 'client' | 'plan'>) {
  return buildSuggestionRows(state.query, state, await loadVocabulary(tools))
    .filter(({ kind }) => kind !== 'text')
    .slice(0, 2)
    .map(({ label, state: meant }) => ({ label, near: label, state: meant }));
}
