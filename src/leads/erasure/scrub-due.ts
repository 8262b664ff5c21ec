import type { LeadStore } from '#leads/store/store.ts';

/** The notice of a dealer whose erased leads may still be in the files of the store. */
const KEY = 'scrub-due';

/** Remembers that something was erased. Called before erasing, so that it is not forgotten if the process ends. */
export async function markScrubDue(
  store: Pick<LeadStore, 'saveNotice'>,
  site: string,
  now: Date,
): Promise<void> {
  await store.saveNotice(site, { key: KEY, sent_at: now.toISOString(), count: 1, channels: [] });
}

/** Scrubs the store once if something was erased at these dealers since it last succeeded. */
export async function scrubIfDue(
  store: Pick<LeadStore, 'notices' | 'deleteNotice' | 'scrub'>,
  sites: readonly string[],
): Promise<void> {
  const marked = await findMarks(store, sites);
  if (marked.size === 0) return;
  await store.scrub();
  // What was erased meanwhile is left to the next run.
  for (const [site, time] of await findMarks(store, sites))
    if (marked.get(site) === time) await store.deleteNotice(site, KEY);
}

/** The dealers that are marked, with the times. */
async function findMarks(
  store: Pick<LeadStore, 'notices'>,
  sites: readonly string[],
): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const site of sites)
    for (const { key, sent_at } of await store.notices(site)) if (key === KEY) marks.set(site, sent_at);
  return marks;
}
