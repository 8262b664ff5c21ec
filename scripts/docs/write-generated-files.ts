import { writeFile } from 'node:fs/promises';

/** A file of documentation that a command writes. */
export interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}

/** Writes files and prints their names. */
export async function writeGeneratedFiles(files: readonly GeneratedFile[]): Promise<void> {
  for (const { file, text } of files) {
    await writeFile(file, text);
    console.log(file);
  }
}
