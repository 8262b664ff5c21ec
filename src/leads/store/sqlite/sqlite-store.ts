import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Lead } from '#leads/intake/lead.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';
import { runAlone } from '#platform/run-alone.ts';
import { createBatch, promiseTry } from './batch.ts';
import { createSqliteQueue } from './delivery-queue.ts';
import { createSqliteImport } from './import.ts';
import { createSqliteRecords } from './lead-records.ts';
import { createSqliteNotices } from './notices.ts';
import { asLead, asPending, asTrackedEvent } from './rows.ts';
import { SCHEMA } from './schema.ts';
import { scrubDatabase } from './scrub.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { createSqliteHealth } from './target-health.ts';

/** Opens the store of a self-hosted site: one SQLite file, created if missing. Several processes may open it. */
export function openSqliteStore(file: string): LeadStore & LeadImport {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  // Private to the owner of the process. SQLite gives its other files the same mode.
  chmodSync(file, 0o600);
  const sql = prepareOrClose(db);
  const { write, flush } = createBatch(db);

  return {
    ...createSqliteQueue(sql, write),
    ...createSqliteRecords(sql, write),
    ...createSqliteHealth(sql, write),
    ...createSqliteNotices(sql, write),
    ...createSqliteImport(sql, write),
    save: (lead) => write(() => insertLead(sql, lead)),
    find: (site, id) =>
      promiseTry(() => {
        const row = sql.selectLead.get(site, id);
        return row && asLead(row);
      }),
    listPending: (site) => promiseTry(() => sql.selectAllPending.all(site).map(asPending)),
    claim: ({ key, owner, until }) =>
      promiseTry(() => {
        sql.deleteOldClaims.run(new Date().toISOString());
        sql.insertClaim.run(key, owner, until.toISOString());
        return String(sql.selectClaim.get(key)?.owner);
      }),
    track: (event) =>
      promiseTry(() => {
        sql.insertEvent.run(event.site, JSON.stringify(event));
      }),
    listTrackedEvents: (site) => promiseTry(() => sql.selectEvents.all(site).map(asTrackedEvent)),
    eraseTrackedEvents: (site, before) =>
      write(() => Number(sql.deleteEvents.run(site, before.toISOString()).changes)),
    listSites: () => promiseTry(() => sql.selectSites.all().map(({ site }) => String(site))),
    // One host writes this file; commands do none of this.
    runExclusively: runAlone,
    scrub: () =>
      promiseTry(() => {
        flush();
        scrubDatabase(db);
      }),
    close: () =>
      promiseTry(() => {
        flush();
        db.close();
      }),
  };
}

/** Closes a file that can't be used: hosts try again at every call. */
function prepareOrClose(db: DatabaseSync): Statements {
  try {
    db.exec(SCHEMA);
    return prepareStatements(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function insertLead(sql: Statements, lead: Lead): void {
  const { site, id, received_at } = lead;
  const { changes } = sql.insertLead.run(site, id, received_at, JSON.stringify(lead));
  if (changes === 1 && lead.handling === 'deliver') sql.insertPending.run(site, id, received_at);
}
