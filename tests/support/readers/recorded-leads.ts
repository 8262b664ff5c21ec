import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Lead } from '#leads/intake/lead.ts';
import { getTestFolders } from '#scripts/test/environment.ts';

/** What the host under test has kept of a person: its leads, in no order. Each test writes as somebody of its own. */
export function readRecordedLeads(email: string): Lead[] {
  const db = new DatabaseSync(join(getTestFolders().dataDir, 'leads.sqlite'), { readOnly: true });
  try {
    const rows = db.prepare('SELECT body FROM lead WHERE body LIKE ?').all(`%${email}%`);
    return rows.map(({ body }) => JSON.parse(String(body)) as Lead);
  } finally {
    db.close();
  }
}
