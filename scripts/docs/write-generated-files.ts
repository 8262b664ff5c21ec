import { readFile, writeFile } from 'node:fs/promises';

/** A file of documentation that a command writes. */
export interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}

/** Writes the files that differ and prints their names. With `check` it writes nothing and returns one line for each. */
export async function writeGeneratedFiles(
  files: readonly GeneratedFile[],
  { command, check = false }: { readonly command: string; readonly check?: boolean | undefined },
): Promise<string[]> {
  const stale: string[] = [];
  for (const { file, text } of files) {
    const written = await readFile(file, 'utf8').catch(() => '');
    if (written === text) continue;
    if (check) stale.push(`${file}: is out of date. Run "npm run ${command}".`);
    else await writeFile(file, text);
  }
  if (!check) console.log(files.map(({ file }) => file).join('\n'));
  return stale;
}
