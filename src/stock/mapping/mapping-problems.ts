import type * as v from 'valibot';
import { findClosestMatch } from '#domain/closest-match.ts';
import { VOCABULARY_NAMES } from '#stock/normalise/vehicle/trade-words.ts';
import { FIELD_NAMES, GENERATED_FIELDS } from './fields.ts';
import { mappingSchema } from './schema.ts';
import { TRANSFORM_NAMES } from './transforms.ts';

const SOURCE_KEYS = ['from', 'transform', 'optional', 'values', 'unit', 'format', 'when'];

/** The problems of a mapping, one line each: 'fields.price.transform: problem. Fix.' */
export function formatMappingProblems(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.flatMap((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    if (issue.expected === 'never') return describeUnknownKeys(issue, path.slice(0, -1));
    return `${path.join('.')}${path.length > 0 ? ': ' : ''}${describeProblem(issue, path)}`;
  });
}

/** Valibot stops at the first unknown key of an object; this reports all of them. */
function describeUnknownKeys(issue: v.BaseIssue<unknown>, path: readonly string[]): string[] {
  const known = knownKeysAt(path);
  const given = Object.keys(issue.path?.at(-1)?.input ?? {});
  return given
    .filter((key) => !known.includes(key))
    .map((key) => `${[...path, key].join('.')}: is not a known key. ${describeSuggestion(key, known)}`);
}

function knownKeysAt([section]: readonly string[]): readonly string[] {
  if (section === 'fields') return SOURCE_KEYS;
  return section === 'words' ? VOCABULARY_NAMES : Object.keys(mappingSchema.entries);
}

function describeProblem(issue: v.BaseIssue<unknown>, path: readonly string[]): string {
  const [section, , part] = path;
  if (part === 'transform')
    return `is ${JSON.stringify(issue.input)}. ${describeSuggestion(String(issue.input), TRANSFORM_NAMES)}`;
  if (issue.type === 'picklist' && path.length === 2 && (section === 'fields' || section === 'defaults'))
    return describeUnknownField(path.at(-1) ?? '');
  return issue.input === undefined ? `is missing. It ${issue.message}.` : `is not fit. It ${issue.message}.`;
}

/**
 * Describes an unknown field. Generated ones such as 'fields.id' are likely mistakes, so they have messages of their
 * own.
 */
function describeUnknownField(word: string): string {
  const origin = Object.entries(GENERATED_FIELDS).find(([field]) => field === word)?.[1];
  return origin
    ? `cannot be mapped. ${origin}: remove it.`
    : `is not a field of a car. ${describeSuggestion(word, FIELD_NAMES)}`;
}

/** The fix for an unknown word. */
function describeSuggestion(word: string, known: readonly string[]): string {
  const meant = findClosestMatch(word, known);
  return meant === undefined ? `Write one of: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
}
