import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { parseJson } from '#stock/readers/parse-json.ts';
import { StockError } from '#stock/stock-error.ts';
import { FIELD_NAMES, isRequired, type StockFieldName } from './fields.ts';
import { formatMappingProblems } from './mapping-problems.ts';
import { type Mapping, mappingSchema } from './schema.ts';

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
