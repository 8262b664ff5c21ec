import type { ImportPlan } from '#stock/mapping/import-plan.ts';
import type { FeedRow, LostRows } from '#stock/readers/feed.ts';
import { type BuiltCar, buildCar, type CarFacts } from '#stock/rows/build-car.ts';
import type { DealerRules } from '#stock/rows/dealer-rules.ts';
import { getFix } from '#stock/rows/get-fix.ts';
import { mapRow } from '#stock/rows/map-row.ts';
import type { ReportEntry, RowProblem } from '#stock/rows/report.ts';
import { identifyRows, type RowIdentity } from '#stock/rows/row-identity.ts';

/** A car from a feed: identified, but without a slug and history. */
export interface ImportedCar extends Pick<RowIdentity, 'id' | 'tail' | 'ordinal'> {
  readonly facts: CarFacts;
  /** The ISO time since when the car is for sale, if the feed has it. */
  readonly createdAt: string | undefined;
}

/** The result of reading the rows: each is a car or held back. */
export interface ReadCarsResult {
  readonly cars: readonly ImportedCar[];
  /** The number of rows: heldRows + clean + repairedRows. */
  readonly rows: number;
  readonly clean: number;
  readonly repairedRows: number;
  readonly heldRows: number;
  readonly repaired: readonly ReportEntry[];
  readonly held: readonly ReportEntry[];
}

/** Reads every row into a car or the reasons for holding it back; `lost` are rows that the reader could not read. */
export function readCars(
  rows: readonly FeedRow[],
  plan: ImportPlan,
  dealer: DealerRules = {},
  lost: readonly LostRows[] = [],
): ReadCarsResult {
  const identities = identifyRows(rows, plan);
  const results = rows.map((row, index) => {
    const built = buildCar(mapRow(row, plan), dealer);
    return {
      row,
      built,
      problems: collectProblems(row, built, identities[index]),
      identity: identities[index],
    };
  });
  const accepted = results.filter(({ built }) => 'facts' in built);
  const held = results.filter(({ built }) => !('facts' in built));
  const repaired = accepted.filter(({ problems }) => problems.length > 0);
  const lostCount = lost.reduce((sum, { rows: count }) => sum + count, 0);
  return {
    cars: accepted.flatMap(({ built, identity }) => toImportedCars(built, identity)),
    rows: rows.length + lostCount,
    clean: accepted.length - repaired.length,
    repairedRows: repaired.length,
    heldRows: held.length + lostCount,
    repaired: repaired.flatMap(toReportEntries),
    held: [...held.flatMap(toReportEntries), ...lost.map(toLostEntry)].sort((a, b) => a.line - b.line),
  };
}

function toImportedCars(built: BuiltCar, identity: RowIdentity | undefined): ImportedCar[] {
  if (!('facts' in built) || !identity) return [];
  const { id, tail, ordinal } = identity;
  return [{ id, tail, ordinal, facts: built.facts, createdAt: built.createdAt }];
}

/** For a row that is held back only the reasons for that are reported. */
function collectProblems(row: FeedRow, built: BuiltCar, identity: RowIdentity | undefined): RowProblem[] {
  if ('held' in built) return [...built.held];
  return [
    ...(row.warning ? [{ field: 'row', reason: row.warning, value: '' }] : []),
    ...(identity?.problem ? [identity.problem] : []),
    ...built.problems,
  ];
}

function toReportEntries({
  row,
  problems,
}: {
  row: FeedRow;
  problems: readonly RowProblem[];
}): ReportEntry[] {
  return problems.map((problem) => ({ line: row.line, fix: getFix(problem), ...problem }));
}

function toLostEntry({ line, reason, fix }: LostRows): ReportEntry {
  return { line, field: 'row', reason, value: '', fix };
}
