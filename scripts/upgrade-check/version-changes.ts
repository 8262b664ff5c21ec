import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The entries of a version's public interface with the values that each may have, by a name that people find them by. */
export type PublicInterface = ReadonlyMap<string, string>;

const REFERENCE = 'docs/reference';

/**
 * Reads the public interface of the version in `root`: each row of a table and each option of a command in docs/reference, and the props
 * of `components` (paths below src).
 */
export async function readPublicInterface(
  root: string,
  components: readonly string[],
): Promise<PublicInterface> {
  const pages = (await readdir(join(root, REFERENCE))).filter((name) => name.endsWith('.md')).sort();
  const entries = await Promise.all([
    ...pages.map(async (page) => readEntries(page, await readFile(join(root, REFERENCE, page), 'utf8'))),
    ...components.map((path) => readProps(root, path)),
  ]);
  return new Map(entries.flat());
}

/** The rows and options of a page of the reference: `config.md › brand › colours`, with the cells before the description. */
export function readEntries(page: string, markdown: string): [name: string, text: string][] {
  let section = '';
  return markdown.split('\n').flatMap((line): [string, string][] => {
    const heading = /^##+ (.*)/.exec(line);
    if (heading) section = heading[1] ?? '';
    const [, option] = /^ {2}(-\S+(?: <\S+>)?) +\S/.exec(line) ?? [];
    const [key = option, ...cells] = line.startsWith('| ') ? line.slice(2, -2).split(/(?<!\\) \| /) : [];
    return key === undefined || /^-+$/.test(key)
      ? []
      : [[`${page} › ${section} › ${key}`, cells.slice(0, -1).join(' | ')]];
  });
}

async function readProps(root: string, path: string): Promise<[string, string][]> {
  const source = await readFile(join(root, 'src', path), 'utf8').catch(() => undefined);
  if (source === undefined) return [];
  const [props = ''] = /^(?:export )?interface \w*Props\b[\s\S]*?^\}/m.exec(source) ?? [];
  return [[`src/${path} › props`, props]];
}

/** A line for each name that only one of two versions has, or that they describe in other words; what is gone comes first. */
export function describeInterfaceChanges(before: PublicInterface, after: PublicInterface): string[] {
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const changed = [...before].filter(([name, text]) => after.has(name) && after.get(name) !== text);
  const added = [...after.keys()].filter((name) => !before.has(name));
  return [
    ...gone.map((name) => `gone: ${name}`),
    ...changed.map(([name, text]) => `changed: ${name}\n    was: ${text}\n    now: ${after.get(name)}`),
    ...added.map((name) => `new: ${name}`),
  ];
}

/** The changelog of the version in `root`, with what is to come in the next one. */
export async function readNotes(root: string): Promise<string> {
  const folder = join(root, '.changeset');
  const pending = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).sort();
  const files = [...pending.map((name) => join(folder, name)), join(root, 'CHANGELOG.md')];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/** The paragraphs that begin with "Upgrade:" in the notes of a version and not in those of an earlier one. */
export function findUpgradeNotes(earlier: string, current: string): string[] {
  const known = new Set(listUpgradeNotes(earlier));
  return listUpgradeNotes(current).filter((note) => !known.has(note));
}

function listUpgradeNotes(notes: string): string[] {
  return notes
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.trim().replace(/^- /, '').replaceAll(/\s+/g, ' '))
    .filter((paragraph) => paragraph.startsWith('Upgrade:'));
}
