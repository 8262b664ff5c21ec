import { parse } from 'csv-parse/sync';
import { type Evidence, readEvidence } from './evidence.ts';

/** Number of rows in each area of the specification, numbered from 01. */
export const AREAS = {
  PROD: 16,
  CONF: 12,
  ROUTE: 52,
  URL: 7,
  NAV: 5,
  SRCH: 39,
  HIST: 3,
  CARD: 27,
  PRICE: 7,
  TAG: 11,
  AVAIL: 13,
  BADGE: 3,
  VDP: 24,
  FAV: 5,
  FORM: 32,
  LEAD: 20,
  PHONE: 9,
  LOC: 24,
  LOCC: 11,
  LOCD: 11,
  HOURS: 15,
  REV: 9,
  MAP: 5,
  MISC: 12,
  PLAN: 6,
  POP: 9,
  PROMO: 4,
  OFFER: 6,
  PARTS: 4,
  TRADE: 18,
  FINBOX: 10,
  FIN: 10,
  SLIDE: 10,
  EVT: 11,
  CALL: 12,
  ERR: 17,
  CONST: 5,
  STATE: 5,
  LOCAL: 8,
  ENT: 25,
} as const satisfies Record<string, number>;

/** One row of the specification. */
export interface Row {
  readonly id: string;
  readonly requirement: string;
  /** The evidence that it is met; for an unmet row, the evidence that would show it. */
  readonly evidence: readonly Evidence[];
  /** The reason it is not met; null = met. */
  readonly missing: string | null;
  /** The file that does it: 'src/domain/car/price/price.ts'. */
  readonly code: string;
}

const NOT_MET = 'not met: ';

/**
 * Parses rows.tsv: id, requirement, evidence (separated by ' | '), state, code. `problems` has a line for each unreadable,
 * duplicate or missing row.
 */
export function readRows(text: string): {
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  // The first line is the heading.
  const rows = parse(text, { delimiter: '\t', from: 2, relax_column_count: true }).flatMap((cells, index) =>
    readRow(cells, (problem) => problems.push(`row ${index + 1}: ${problem}`)),
  );
  const ids = rows.map(({ id }) => id);
  const wanted = Object.entries(AREAS).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, n) => `${area}-${String(n + 1).padStart(2, '0')}`),
  );
  problems.push(
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id} is missing.`),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => `${id} is no row of the specification.`),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice.`),
  );
  return { rows, problems };
}

function readRow(cells: readonly string[], tell: (problem: string) => void): Row[] {
  const [id = '', requirement = '', shown = '', state = '', code = ''] = cells;
  if (cells.length !== 5 || requirement === '') {
    tell('must have five cells: id, requirement, evidence, state and code.');
    return [];
  }
  if (state !== 'met' && !state.startsWith(NOT_MET)) {
    tell(`${id}: the state is "${state}". Must be "met" or "not met: " and the reason.`);
    return [];
  }
  const missing = state === 'met' ? null : state.slice(NOT_MET.length);
  const read = shown === '' && missing !== null ? [] : shown.split(' | ').map(readEvidence);
  for (const wrong of read.filter((entry) => typeof entry === 'string')) tell(`${id}: ${wrong}`);
  return [{ id, requirement, evidence: read.filter((entry) => typeof entry !== 'string'), missing, code }];
}
