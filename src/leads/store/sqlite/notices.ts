import type { NoticeStore } from '#leads/store/delivery-store.ts';
import { promiseTry, type Write } from './batch.ts';
import { asNotice } from './rows.ts';
import type { Statements } from './statements.ts';

/** The notices in the SQLite store. */
export function createSqliteNotices(sql: Statements, write: Write): NoticeStore {
  return {
    notices: (site) => promiseTry(() => sql.selectNotices.all(site).map(asNotice)),
    saveNotice: (site, notice) =>
      write(() => {
        sql.replaceNotice.run(site, notice.key, JSON.stringify(notice));
      }),
    deleteNotice: (site, key) =>
      write(() => {
        sql.deleteNotice.run(site, key);
      }),
  };
}
