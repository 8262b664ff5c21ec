import type { ImportPlan } from '#stock/mapping/plan.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import { type BuiltCar, buildCar, type CarFacts } from '#stock/rows/build-car.ts';
import { mapRow } from '#stock/rows/map-row.ts';
import type { ReportEntry, RowProblem } from '#stock/rows/report.ts';
import { identify, type RowIdentity } from '#stock/rows/row-identity.ts';

/** A car as the feed has it: known, but without a slug and a history. */
export interface ReadCar extends Pick<RowIdentity, 'id' | 'tail' | 'ordinal'> {
  readonly facts: CarFacts;
  /** ISO time, where the feed itself says since when the car is for sale. */
  readonly createdAt: string | undefined;
}

/** What became of the rows: each is one car, or rejected. */
export interface CarsRead {
  readonly cars: readonly ReadCar[];
  /** How many rows there were: clean + repairedRows + rejectedRows. */
  readonly rows: number;
  readonly clean: number;
  readonly repairedRows: number;
  readonly rejectedRows: number;
  readonly repaired: readonly ReportEntry[];
  readonly rejected: readonly ReportEntry[];
}

/** Reads every row into a car or a reason why there is none. */
export function readCars(rows: readonly FeedRow[], plan: ImportPlan): CarsRead {
  const identities = identify(rows, plan);
  const results = rows.map((row, index) => {
    const built = buildCar(mapRow(row, plan));
    return { row, built, problems: problemsOf(row, built, identities[index]), identity: identities[index] };
  });
  const accepted = results.filter(({ built }) => 'facts' in built);
  const rejected = results.filter(({ built }) => !('facts' in built));
  const repaired = accepted.filter(({ problems }) => problems.length > 0);
  return {
    cars: accepted.flatMap(({ built, identity }) => carOf(built, identity)),
    rows: rows.length,
    clean: accepted.length - repaired.length,
    repairedRows: repaired.length,
    rejectedRows: rejected.length,
    repaired: repaired.flatMap(entries),
    rejected: rejected.flatMap(entries),
  };
}

function carOf(built: BuiltCar, identity: RowIdentity | undefined): ReadCar[] {
  if (!('facts' in built) || !identity) return [];
  const { id, tail, ordinal } = identity;
  return [{ id, tail, ordinal, facts: built.facts, createdAt: built.createdAt }];
}

/** A rejected row is told with the reasons for that alone. */
function problemsOf(row: FeedRow, built: BuiltCar, identity: RowIdentity | undefined): RowProblem[] {
  if ('rejected' in built) return [...built.rejected];
  return [
    ...(row.oddity ? [{ field: 'row', reason: row.oddity, value: '' }] : []),
    ...(identity?.problem ? [identity.problem] : []),
    ...built.problems,
  ];
}

function entries({ row, problems }: { row: FeedRow; problems: readonly RowProblem[] }): ReportEntry[] {
  return problems.map((problem) => ({ line: row.line, ...problem }));
}
