import type { TargetHealthStore } from '#leads/store/delivery-store.ts';
import { promiseTry, type Write } from './batch.ts';
import { asHealth } from './rows.ts';
import type { Statements } from './statements.ts';

/** The health of targets in the SQLite store. */
export function createSqliteHealth(sql: Statements, write: Write): TargetHealthStore {
  return {
    health: (site) => promiseTry(() => sql.selectHealth.all(site).map(asHealth)),
    setHealth: (site, { target, failures, failing_since }) =>
      write(() => {
        sql.replaceHealth.run(site, target, failures, failing_since);
      }),
  };
}
