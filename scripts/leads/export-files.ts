import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse as parsePath, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import type { Lead } from '#leads/intake/lead.ts';
import { formatCsv } from '#platform/csv.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';

/** Sydney's clocks in summer. */
const MAX_UTC_OFFSET_MS = 11 * 3_600_000;

/** The files that leads were exported or reported to, from which an erased lead must be removed. */
export interface ExportFiles {
  /** Lists a file that is about to be written: a lead could not be removed from an unlisted one. */
  list(file: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  /** Removes leads from every remaining file. Returns the files that had one. */
  removeLeads(ids: readonly string[]): Promise<string[]>;
  /** The remaining reports that may count these leads. */
  findReports(leads: readonly Lead[]): Promise<string[]>;
}

export function openExportFiles(dataDir: string): ExportFiles {
  const list = join(dataDir, 'leads', 'exports.json');

  async function listFiles(): Promise<string[]> {
    const text = await readFile(list, 'utf8').catch(ignoreMissing);
    return text === undefined ? [] : v.parse(v.array(v.string()), JSON.parse(text));
  }

  async function addFile(file: string): Promise<void> {
    await mkdir(dirname(list), { recursive: true });
    await writeFile(list, JSON.stringify([...new Set([...(await listFiles()), resolve(file)])]));
  }

  return {
    list: addFile,
    async write(file, text) {
      const path = resolve(file);
      await addFile(path);
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
    async findReports(leads) {
      const names = new Set(leads.flatMap(nameReports));
      const reports = (await listFiles()).filter((file) => names.has(parsePath(file).name));
      return reports.filter((file) => existsSync(file));
    },
  };
}

/** The name of a dealer's report of a month. */
export function nameReport(site: string, month: string): string {
  return `${site}-${month}`;
}

/** The names of the reports that may count a lead: a month begins up to eleven hours earlier at the dealer than in UTC. */
function nameReports({ site, received_at }: Lead): string[] {
  const received = Date.parse(received_at);
  return [received, received + MAX_UTC_OFFSET_MS].map((time) =>
    nameReport(site, new Date(time).toISOString().slice(0, 7)),
  );
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
