import type { NoticeStore } from '#leads/store/delivery-store.ts';
import type { Query } from '#platform/postgres/database.ts';
import { asNotice, type BodyRow } from './rows.ts';

/** The notices in the PostgreSQL store. */
export function createPostgresNotices(query: Query): NoticeStore {
  return {
    notices: (site) =>
      query(async (sql) => {
        const rows = await sql<BodyRow[]>`
          SELECT body FROM forecourt.notice WHERE site = ${site} ORDER BY key`;
        return rows.map(asNotice);
      }),
    saveNotice: (site, notice) =>
      query(async (sql) => {
        await sql`
          INSERT INTO forecourt.notice VALUES (${site}, ${notice.key}, ${JSON.stringify(notice)})
          ON CONFLICT (site, key) DO UPDATE SET body = excluded.body`;
      }),
    deleteNotice: (site, key) =>
      query(async (sql) => {
        await sql`DELETE FROM forecourt.notice WHERE site = ${site} AND key = ${key}`;
      }),
  };
}
