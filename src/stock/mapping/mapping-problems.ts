import type * as v from 'valibot';
import { findClosestMatch } from '#domain/closest-match.ts';
import { FIELD_NAMES, GENERATED_FIELDS } from './fields.ts';
import { mappingSchema } from './schema.ts';
import { TRANSFORM_NAMES } from './transforms.ts';

const SOURCE_KEYS = ['from', 'transform', 'optional'];

/** What is wrong with a mapping, one line per problem: 'fields.price.transform: what is wrong. What to write instead.' */
export function formatMappingProblems(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.flatMap((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    if (issue.expected === 'never') return describeUnknownKeys(issue, path.slice(0, -1));
    return `${path.join('.')}${path.length > 0 ? ': ' : ''}${describeProblem(issue, path)}`;
  });
}

/** Valibot stops at the first unknown key of an object; people want to hear of all. */
function describeUnknownKeys(issue: v.BaseIssue<unknown>, path: readonly string[]): string[] {
  const known = path[0] === 'fields' ? SOURCE_KEYS : Object.keys(mappingSchema.entries);
  const given = Object.keys(issue.path?.at(-1)?.input ?? {});
  return given
    .filter((key) => !known.includes(key))
    .map((key) => `${[...path, key].join('.')}: is not a known key. ${describeSuggestion(key, known)}`);
}

function describeProblem(issue: v.BaseIssue<unknown>, path: readonly string[]): string {
  const [section, , part] = path;
  if (part === 'transform')
    return `is ${JSON.stringify(issue.input)}. ${describeSuggestion(String(issue.input), TRANSFORM_NAMES)}`;
  if (issue.type === 'picklist' && (section === 'fields' || section === 'defaults'))
    return describeUnknownField(path.at(-1) ?? '');
  return issue.input === undefined ? `is missing. It ${issue.message}.` : `is not fit. It ${issue.message}.`;
}

/** 'fields.id' and the like are understandable mistakes: they get their own answer. */
function describeUnknownField(word: string): string {
  const made = Object.entries(GENERATED_FIELDS).find(([field]) => field === word)?.[1];
  return made
    ? `cannot be mapped. ${made}: remove it.`
    : `is not a field of a car. ${describeSuggestion(word, FIELD_NAMES)}`;
}

/** The second half of a problem about a word that is not known. */
function describeSuggestion(word: string, known: readonly string[]): string {
  const meant = findClosestMatch(word, known);
  return meant === undefined ? `Write one of: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
}
