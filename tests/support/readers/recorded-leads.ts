import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Lead } from '#leads/intake/lead.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/** The leads that a host, by default the common one, has stored for a person, unordered. Each test writes as a different person. */
export function readRecordedLeads(email: string, dataDir: string = getTestFolders().dataDir): Lead[] {
  const file = join(dataDir, 'leads.sqlite');
  // A host makes it with its first lead.
  if (!existsSync(file)) return [];
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = db.prepare('SELECT body FROM lead WHERE body LIKE ?').all(`%${email}%`);
    return rows.map(({ body }) => JSON.parse(String(body)) as Lead);
  } finally {
    db.close();
  }
}

/** Lets every car be reserved again: an earlier test, attempt or run may have taken it. */
export function freeReservedCars(): void {
  const file = join(getTestFolders().dataDir, 'leads.sqlite');
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    db.exec('DELETE FROM claim');
  } finally {
    db.close();
  }
}
