import type { ImportPlan } from '#stock/mapping/import-plan.ts';
import { type Packed, Packer } from '#stock/packer.ts';
import type { FeedRow, LostRows } from '#stock/readers/feed.ts';
import type { DealerRules } from '#stock/rows/apply-rules.ts';
import { type BuiltCar, buildCar, type CarFacts, FACT_NAMES } from '#stock/rows/build-car.ts';
import { mapRow } from '#stock/rows/map-row.ts';
import { getFix, type ReportEntry, type RowProblem, shorten } from '#stock/rows/report.ts';
import { identifyRows, type RowIdentity } from '#stock/rows/row-identity.ts';

/** A car from a feed: identified, but without a slug and history. */
export interface ImportedCar extends Pick<RowIdentity, 'id' | 'tail' | 'ordinal'> {
  readonly facts: CarFacts;
  /** The ISO time since when the car is for sale, if the feed has it. */
  readonly createdAt: string | undefined;
}

/** Its facts are unpacked whenever they are asked for. */
class PackedCar implements ImportedCar {
  readonly id: string;
  readonly tail: string;
  readonly ordinal: number;
  readonly createdAt: string | undefined;
  readonly #facts: Packed<unknown[]>;

  constructor({ id, tail, ordinal }: RowIdentity, createdAt: string | undefined, facts: Packed<unknown[]>) {
    this.id = id;
    this.tail = tail;
    this.ordinal = ordinal;
    this.createdAt = createdAt;
    this.#facts = facts;
  }

  /** Names of facts take more than the facts: all cars have the same, in the same order. The last may be absent. */
  get facts(): CarFacts {
    const values = this.#facts.unpack();
    return Object.fromEntries(
      values.map((value, index) => [FACT_NAMES[index], value]),
    ) as unknown as CarFacts;
  }
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
  const lineOf = new Map<string, number>();
  const packer = new Packer<unknown[]>();
  const cars: ImportedCar[] = [];
  const repaired: ReportEntry[] = [];
  const held: ReportEntry[] = [];
  let repairedRows = 0;
  let heldRows = 0;
  for (const [index, row] of rows.entries()) {
    const identity = identities[index];
    const built =
      identity?.repeats === undefined
        ? buildCar(mapRow(row, plan), dealer)
        : { held: [toRepeat(identity.repeats)] };
    if ('held' in built || !identity) {
      // For a row that is held back only the reasons for that are reported.
      held.push(...toReportEntries(row, 'held' in built ? built.held : []));
      heldRows++;
      continue;
    }
    const problems = collectProblems(row, built, identity, lineOf);
    repaired.push(...toReportEntries(row, problems));
    if (problems.length > 0) repairedRows++;
    cars.push(new PackedCar(identity, built.createdAt, packer.pack(Object.values(built.facts))));
  }
  const lostRows = lost.reduce((sum, { rows: count }) => sum + count, 0);
  return {
    cars,
    rows: rows.length + lostRows,
    clean: cars.length - repairedRows,
    repairedRows,
    heldRows: heldRows + lostRows,
    repaired,
    held: [...held, ...lost.map(toLostEntry)].sort((a, b) => a.line - b.line),
  };
}

function collectProblems(
  row: FeedRow,
  { facts, problems }: Extract<BuiltCar, { facts: CarFacts }>,
  identity: RowIdentity,
  lineOf: Map<string, number>,
): RowProblem[] {
  const twins = (['vin', 'registration'] as const).flatMap((field): RowProblem[] => {
    const value = facts[field]?.toUpperCase().replace(/[^A-Z\d]/g, '') ?? '';
    const twin = lineOf.get(`${field} ${value}`);
    // 'UNREG' and 'On hold' are no plates.
    if (/\d/.test(value)) lineOf.set(`${field} ${value}`, row.line);
    return twin === undefined
      ? []
      : [{ field, reason: `the same as that of no. ${twin}`, value, fix: TWIN_FIX }];
  });
  return [
    ...(row.warning ? [{ field: 'row', reason: row.warning, value: '' }] : []),
    ...(identity.problem ? [identity.problem] : []),
    ...problems,
    ...twins,
  ];
}

function toRepeat(line: number): RowProblem {
  return { field: 'row', reason: `repeats no. ${line}`, value: '', fix: REPEAT_FIX };
}

const REPEAT_FIX = 'Nothing to do: the vehicle is shown once.';
const TWIN_FIX = 'Both are shown. Remove one of them from the feed, or correct its VIN or plate.';

function toReportEntries(row: FeedRow, problems: readonly RowProblem[]): ReportEntry[] {
  return problems.map((problem) => ({
    line: row.line,
    fix: getFix(problem),
    ...problem,
    value: shorten(problem.value),
  }));
}

function toLostEntry({ line, reason, fix }: LostRows): ReportEntry {
  return { line, field: 'row', reason, value: '', fix };
}
