import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
