import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { suggestWord } from '#domain/edit-distance.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { VOCABULARY_NAMES } from '#stock/normalise/vehicle/trade-words.ts';
import { parseJson } from '#stock/readers/parse-json.ts';
import { StockError } from '#stock/stock-error.ts';
import { FIELD_NAMES, GENERATED_FIELDS, isRequired, type StockFieldName } from './fields.ts';
import { type Mapping, mappingSchema } from './schema.ts';
import { TRANSFORM_NAMES } from './transforms.ts';

/** Reads and checks a mapping file. Throws StockError with all mistakes in it: file, key, problem and fix. */
export async function loadMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StockError([`${file}: no such file. Check the mapping's path.`]);
  const json = parseJson(text);
  if ('brokenAt' in json) {
    throw new StockError([
      `${file}: line ${json.brokenAt}: the JSON is broken here. Look for a missing comma or quote.`,
    ]);
  }
  return parseMapping(json.value, file);
}

/** Checks a mapping. Throws StockError with every mistake in it; `file` is what they name. */
export function parseMapping(json: unknown, file: string): Mapping {
  const parsed = v.safeParse(mappingSchema, omitSchemaKey(json));
  const problems = parsed.success ? findContentProblems(parsed.output) : formatMappingProblems(parsed.issues);
  if (!parsed.success || problems.length > 0) {
    throw new StockError(problems.map((problem) => `${file}: ${problem}`));
  }
  return parsed.output;
}

/** A mapping may name its JSON Schema, for editors. */
function omitSchemaKey(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) return json;
  const { $schema: _, ...mapping } = json;
  return mapping;
}

function findContentProblems({ fields, defaults }: Mapping): string[] {
  const unfilled = FIELD_NAMES.filter((field) => isRequired(field) && !fields[field] && !(field in defaults));
  return [
    ...unfilled.map(
      (field) => `fields.${field}: is missing. Name its column: no car can be shown without it.`,
    ),
    ...Object.entries(defaults).flatMap(([field, value]) =>
      findDefaultProblems(field as StockFieldName, value),
    ),
  ];
}

function findDefaultProblems(field: StockFieldName, value: unknown): string[] {
  const { issues = [] } = v.safeParse(carSchema.entries[field], value);
  return issues.map(
    (issue) => `defaults.${field}: is ${JSON.stringify(value)}. It must be ${issue.expected ?? 'fit'}.`,
  );
}

/** The folder of the mappings that ship with the project. */
export const BUILT_IN_MAPPINGS_DIR = join(PACKAGE_ROOT, 'scripts/mappings');

/**
 * Finds a mapping file by its path, by the name of a file next to site.ts, or by the bare name of one in
 * scripts/mappings ('listings-au'). Throws StockError if there is none.
 */
export async function findMapping(name: string, siteDir: string): Promise<string> {
  const candidates = [name, join(siteDir, name), join(BUILT_IN_MAPPINGS_DIR, `${name}.mapping.json`)];
  for (const file of candidates) {
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile()) return file;
  }
  throw new StockError([
    `mapping: "${name}" is neither a file nor a mapping in scripts/mappings. Check the path or the name.`,
  ]);
}

const SOURCE_KEYS = ['from', 'transform', 'optional', 'values', 'unit', 'format', 'when'];

/** The problems of a mapping, one line each: 'fields.price.transform: problem. Fix.' */
function formatMappingProblems(issues: readonly v.BaseIssue<unknown>[]): string[] {
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
  return suggestWord(word, known, `Write one of: ${known.join(', ')}.`);
}
