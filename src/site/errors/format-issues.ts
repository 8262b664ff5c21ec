import * as v from 'valibot';
import { suggestWord } from '#domain/edit-distance.ts';
import {
  allowedValues,
  describeExpectedValue,
  knownKeys,
  schemasAt,
  schemasOfKind,
  toSentence,
} from './expected-value.ts';

type Issue = v.BaseIssue<unknown>;

/**
 * The problems of a file, one line each: `file: key.path: problem. Fix.` `issues` are valibot's, from parsing with
 * `schema`, which also provides the expected values.
 */
export function formatIssues(file: string, issues: readonly Issue[], schema: v.GenericSchema): string[] {
  const problems = new Set(issues.flatMap((issue) => formatIssue(issue, schema, [])));
  return [...problems].map((problem) => `${file}: ${problem}`);
}

function formatIssue(issue: Issue, schema: v.GenericSchema, above: readonly unknown[]): string[] {
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key)];
  const deeper = (issue.issues ?? []).filter((part) => part.path !== undefined);
  if (deeper.length > 0) return deeper.flatMap((part) => formatIssue(part, schema, path));
  if (issue.expected === 'never') return describeUnknownKeys(issue, schema, path.slice(0, -1));
  const given = issue.path ? issue.path.at(-1)?.value : issue.input;
  const what = given === undefined ? 'is missing' : `is ${describeGivenValue(given)}`;
  return [`${formatPath(path)}${what}. ${suggestFix(issue, given, schemasAt(schema, path))}`];
}

/** Valibot stops at the first unknown key of an object; this reports all of them. */
function describeUnknownKeys(issue: Issue, schema: v.GenericSchema, path: readonly unknown[]): string[] {
  const { key: refused, input } = issue.path?.at(-1) ?? {};
  const object: object = Object(input);
  const known = knownKeys(schemasOfKind(schemasAt(schema, path), object));
  const unknown = Object.keys(object).filter((key) => !known.includes(key));
  if (unknown.length === 0)
    return [`${formatPath([...path, refused])}does not go with the keys beside it. Remove it, or them.`];
  return unknown.map((key) => {
    const fix = suggestWord(key, known, `Known keys: ${known.join(', ')}.`);
    return `${formatPath([...path, key])}is not a known key. ${fix}`;
  });
}

function suggestFix(issue: Issue, given: unknown, schemas: ReturnType<typeof schemasAt>): string {
  if (!issue.message.startsWith('Invalid ')) return toSentence(issue.message);
  if (issue.kind !== 'schema') return toSentence(`must ${describeRule(issue)}`);
  const meant = typeof given === 'string' ? suggestWord(given, allowedValues(schemas), '') : '';
  return `${meant} ${describeExpectedValue(schemas)}`.trimStart();
}

const RULE_DESCRIPTIONS: Readonly<Record<string, (requirement: unknown) => string>> = {
  integer: () => 'be a whole number',
  min_value: (min) => `be ${min} or more`,
  max_value: (max) => `be ${max} or less`,
  min_length: (min) => (min === 1 ? 'not be empty' : `have a length of ${min} or more`),
  max_length: (max) => `have a length of ${max} or less`,
  iso_date: () => 'be a day, such as "2026-12-26"',
  iso_timestamp: () => 'be a time, such as "2026-12-26T08:30:00Z"',
};

function describeRule(issue: Issue): string {
  return RULE_DESCRIPTIONS[issue.type]?.(issue.requirement) ?? `be ${issue.expected ?? issue.type}`;
}

/** `stock.pageSize: `; nothing for the file as a whole. */
function formatPath(path: readonly unknown[]): string {
  return path.length === 0 ? '' : `${path.join('.')}: `;
}

const MAX_VALUE_LENGTH = 60;

function describeGivenValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH)}..."`;
}

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
