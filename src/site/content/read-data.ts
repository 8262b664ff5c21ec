import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { formatProblems } from '#site/errors/format-issues.ts';
import { SiteError } from '#site/errors/site-error.ts';

export type ListSchema<Entry> = v.GenericSchema<unknown, Entry[]>;

/**
 * Reads an optional JSON list; empty if the file is missing. `unique`: the keys whose values must differ between
 * entries. Throws SiteError with a line for each mistake.
 */
export async function readList<Entry extends object>(
  file: string,
  schema: ListSchema<Entry>,
  unique: readonly string[],
): Promise<Entry[]> {
  const entries = (await readData(file, schema)) ?? [];
  const repeated = unique.flatMap((key) => findDuplicateValues(entries, key));
  if (repeated.length > 0) throw new SiteError(repeated.map((problem) => `${file}: ${problem}`));
  return entries;
}

/** Reads an optional JSON file; undefined if it is missing. Throws SiteError with a line for each mistake. */
export async function readData<Data>(
  file: string,
  schema: v.GenericSchema<unknown, Data>,
): Promise<Data | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  const content = omitSchemaKey(parseContentJson(file, text), schema.type === 'array');
  const parsed = v.safeParse(schema, content);
  const lines = formatProblems(file, content, parsed.issues ?? [], schema);
  if (!parsed.success || lines.length > 0) throw new SiteError(lines);
  return parsed.output;
}

/** The content of a file that names its JSON Schema for editors: a list is then the "entries" of an object. */
export function omitSchemaKey(json: unknown, isList: boolean): unknown {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) return json;
  const { $schema: _, ...content } = json;
  const [first, ...others] = Object.keys(content);
  return isList && first === 'entries' && others.length === 0 ? Object.values(content)[0] : content;
}

/**
 * Creates a reader that continues after mistakes: a file that can't be read counts as `fallback`, and its lines are added
 * to `problems`.
 */
export function collectErrors(problems: string[]) {
  return async <Data>(reading: Promise<Data>, fallback: Data): Promise<Data> => {
    try {
      return await reading;
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      problems.push(...error.lines);
      return fallback;
    }
  };
}

function findDuplicateValues(entries: readonly object[], key: string): string[] {
  const first = new Map<unknown, number>();
  return entries.flatMap((entry, index) => {
    const value: unknown = Reflect.get(entry, key);
    if (value === undefined) return [];
    const earlier = first.get(value);
    first.set(value, earlier ?? index);
    return earlier === undefined
      ? []
      : [`${index}.${key}: is "${value}", as is ${earlier}.${key}. Give each entry its own.`];
  });
}

const FIX_HINT =
  'Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.';

/** Parses hand-written JSON. Throws SiteError with the line and column of a syntax error. */
export function parseContentJson(file: string, text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    const sound = json.slice(0, validPrefixLength(json));
    const line = sound.split('\n').length;
    const column = sound.length - sound.lastIndexOf('\n');
    const what = describeFault(json.slice(sound.length));
    throw new SiteError([`${file}: line ${line}, column ${column}: ${what}. ${FIX_HINT}`]);
  }
}

function describeFault(rest: string): string {
  if (rest === '') return 'the JSON ends too early';
  const [found = ''] = rest.match(/^[\w"'-]+|^./su) ?? [];
  return `${/[\r\n]/.test(found) ? 'a line break' : JSON.stringify(found)} is not allowed here`;
}

/**
 * The length of the longest prefix that could be valid JSON. Needed because JSON.parse gives the position of some
 * errors only.
 */
function validPrefixLength(json: string): number {
  let sound = 0;
  let unsound = json.length + 1;
  while (unsound - sound > 1) {
    const middle = Math.floor((sound + unsound) / 2);
    if (isValidPrefix(json.slice(0, middle))) sound = middle;
    else unsound = middle;
  }
  return sound;
}

/** Whether a text is valid JSON, or would be if it did not end too early. */
function isValidPrefix(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? message.startsWith('Unexpected end') : Number(position) >= start.length;
  }
}
