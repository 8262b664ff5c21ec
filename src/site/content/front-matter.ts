import { suggestWord } from '#domain/edit-distance.ts';

/** The value of a front matter key. */
export interface FrontMatterEntry {
  readonly text: string;
  /** Its line in the file, from 1. */
  readonly line: number;
}

type Entries<Key extends string> = { [Name in Key]?: FrontMatterEntry };

/** A page file split into front matter and body. `problems` lack the file name: 'line 3: ...'. */
export interface FrontMatter<Key extends string> {
  readonly entries: Entries<Key>;
  readonly body: string;
  /** The first line of the body in the file, from 1. */
  readonly bodyLine: number;
  readonly problems: readonly string[];
}

const FENCE = '---';

/**
 * Reads the `key: value` lines between the two '---' lines at the top of a page. Supports nothing else of YAML, so
 * nothing is interpreted by accident; quotes around a value are removed.
 */
export function parseFrontMatter<Key extends string>(
  text: string,
  required: readonly Key[],
  optional: readonly Key[] = [],
): FrontMatter<Key> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const keys = required.map((key) => `"${key}: ..."`).join(' and ');
    const problem = `line 1: has no front matter. Start the file with a line of ---, then ${keys}, then another line of ---.`;
    return { entries: {}, body: '', bodyLine: 1, problems: [problem] };
  }
  const { entries, problems } = parseEntries(lines.slice(1, end), [...required, ...optional]);
  const missing = required.filter((key) => entries[key] === undefined);
  return {
    entries,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
    problems: [
      ...problems,
      ...missing.map((key) => `${key}: is missing. Write "${key}: ..." between the lines of ---.`),
    ],
  };
}

function parseEntries<Key extends string>(lines: readonly string[], known: readonly Key[]) {
  const entries: Entries<Key> = {};
  const problems: string[] = [];
  for (const [index, written] of lines.entries()) {
    if (written.trim() === '') continue;
    const line = index + 2;
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(written) ?? [];
    const key = known.find((candidate) => candidate === name.trim());
    const text = unquote(value.trim());
    if (key === undefined) problems.push(`line ${line}: ${describeInvalidLine(written, name.trim(), known)}`);
    else if (entries[key]) problems.push(`line ${line}: "${key}" is there twice. Remove one of the two.`);
    else entries[key] = { text, line };
    if (key && text === '') problems.push(`line ${line}: "${key}" is empty. Write its text after the colon.`);
  }
  return { entries, problems };
}

/** A value without the quotes around it; what a text in single quotes has of them is doubled, as in YAML. */
function unquote(value: string): string {
  const [, text] = /^'((?:[^']|'')*)'$/.exec(value) ?? [];
  return text?.replaceAll("''", "'") ?? value.replace(/^"(.*)"$/, '$1');
}

function describeInvalidLine(written: string, name: string, known: readonly string[]): string {
  if (name === '') return `is "${written.trim()}". Must be "key: value".`;
  return `"${name}" is not a known key. ${suggestWord(name, known, `Known keys: ${known.join(', ')}.`)}`;
}
