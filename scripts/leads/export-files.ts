import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { formatCsv } from '#platform/csv.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';

/** The files that leads were exported to, from which an erased lead must be removed. */
export interface ExportFiles {
  write(file: string, text: string): Promise<void>;
  /** Removes leads from every remaining file. Returns the files that had one. */
  removeLeads(ids: readonly string[]): Promise<string[]>;
}

export function openExportFiles(dataDir: string): ExportFiles {
  const list = join(dataDir, 'leads', 'exports.json');

  async function listFiles(): Promise<string[]> {
    const text = await readFile(list, 'utf8').catch(ignoreMissing);
    return text === undefined ? [] : v.parse(v.array(v.string()), JSON.parse(text));
  }

  return {
    async write(file, text) {
      const path = resolve(file);
      await mkdir(dirname(list), { recursive: true });
      // Listed before it is written: a lead could not be removed from an unlisted file.
      await writeFile(list, JSON.stringify([...new Set([...(await listFiles()), path])]));
      await mkdir(dirname(path), { recursive: true });
      // Private to the user who exports.
      await writeFile(path, text, { mode: 0o600 });
      await chmod(path, 0o600);
    },
    async removeLeads(ids) {
      const found: string[] = [];
      for (const file of await listFiles()) {
        const text = await readFile(file, 'utf8').catch(ignoreMissing);
        if (text === undefined || !ids.some((id) => text.includes(id))) continue;
        await writeFile(file, text.startsWith('{') ? removeLines(text, ids) : removeRows(text, ids));
        found.push(file);
      }
      return found;
    },
  };
}

function removeLines(text: string, ids: readonly string[]): string {
  return text
    .split('\n')
    .filter((line) => !ids.some((id) => line.includes(`"id":"${id}"`)))
    .join('\n');
}

function removeRows(text: string, ids: readonly string[]): string {
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
  return formatCsv(rows.filter(([first = '']) => !ids.includes(first)));
}
