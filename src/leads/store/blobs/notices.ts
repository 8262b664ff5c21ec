import type { Notice } from '#leads/intake/lead.ts';
import type { NoticeStore } from '#leads/store/delivery-store.ts';
import type { JsonBlobs } from './json-blobs.ts';

const noticeKey = (site: string, key: string) => `notice/${site}/${encodeURIComponent(key)}`;

/** The notices in Netlify Blobs. */
export function createBlobNotices(blobs: JsonBlobs): NoticeStore {
  return {
    notices: (site) => blobs.readAll<Notice>(noticeKey(site, '')),
    saveNotice: (site, notice) => blobs.write(noticeKey(site, notice.key), notice),
    deleteNotice: (site, key) => blobs.delete(noticeKey(site, key)),
  };
}
