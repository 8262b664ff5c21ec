import * as v from 'valibot';
import { formatIssues } from './format-issues.ts';

/** The mark of `npm run site:new` for what it was not told: "REPLACE ME: the postcode". No build publishes one. */
export const UNFILLED_MARK = 'REPLACE ME';

interface UnfilledValue {
  /** 'address.postcode', as in valibot's paths. */
  readonly path: string;
  /** What belongs there. */
  readonly wanted: string;
}

/** The problems of a file's content, one line each: first what is not filled in yet, then what breaks its schema. */
export function formatProblems(
  file: string,
  content: unknown,
  issues: readonly v.BaseIssue<unknown>[],
  schema: v.GenericSchema,
): string[] {
  const unfilled = findUnfilledValues(content, []);
  const paths = new Set<string | null>(unfilled.map(({ path }) => path));
  return [
    ...unfilled.map(({ path, wanted }) => `${file}: ${path}: is not filled in yet. Write ${wanted}.`),
    ...formatIssues(
      file,
      issues.filter((issue) => !paths.has(v.getDotPath(issue))),
      schema,
    ),
  ];
}

function findUnfilledValues(value: unknown, path: readonly string[]): UnfilledValue[] {
  if (typeof value === 'string' && value.includes(UNFILLED_MARK)) {
    const [, wanted = ''] = value.split(`${UNFILLED_MARK}:`);
    return [{ path: path.join('.'), wanted: wanted.trim() || 'what belongs there' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findUnfilledValues(part, [...path, key]));
}
