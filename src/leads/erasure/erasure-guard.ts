import { DAY_MS } from '#domain/durations.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** Daily runs, builds and leads are seldom further apart where a host runs at all. */
const MAX_CLOCK_LEAD_MS = 2 * DAY_MS;
/** More at once is no everyday retention: 5 % of a dealer's leads, if that is more than a few, and 50 of any number. */
const MAX_SHARE = 0.05;
const FEW_LEADS = 5;
const MAX_LEADS = 50;

/** The notice with the time of the last maintenance whose clock could be trusted. */
const MAINTENANCE_KEY = 'maintenance';
/** The notice of leads that were not erased; its channel is the reason. */
const REFUSAL_KEY = 'erasure-refused';

/** Why leads past their retention period were not erased: the clock may be wrong, or they are too many. */
export interface ErasureRefusal {
  readonly reason: 'clock' | 'amount';
  readonly count: number;
}

/** Whether a clock is at most two days ahead of the last maintenance and of `newest`, the ISO time of the last lead or build. */
export async function isClockTrusted(
  store: Pick<LeadStore, 'notices'>,
  site: string,
  { now, newest }: { readonly now: Date; readonly newest: string },
): Promise<boolean> {
  const last = (await store.notices(site)).find(({ key }) => key === MAINTENANCE_KEY)?.sent_at ?? newest;
  return now.getTime() - Math.max(Date.parse(newest), Date.parse(last)) <= MAX_CLOCK_LEAD_MS;
}

/** Whether so many of a dealer's leads may go at once, spam apart. */
export function isUsualAmount(count: number, total: number): boolean {
  return count <= FEW_LEADS || (count <= MAX_LEADS && count <= MAX_SHARE * total);
}

/** Records how a maintenance went: for the next one, and for the status. */
export async function recordMaintenance(
  store: Pick<LeadStore, 'saveNotice' | 'deleteNotice'>,
  site: string,
  { now, refusal, trusted }: { now: Date; refusal: ErasureRefusal | undefined; trusted: boolean },
): Promise<void> {
  const notice = { sent_at: now.toISOString(), channels: [] };
  if (trusted && !refusal) await store.saveNotice(site, { ...notice, key: MAINTENANCE_KEY, count: 0 });
  if (!refusal) return store.deleteNotice(site, REFUSAL_KEY);
  const { reason, count } = refusal;
  await store.saveNotice(site, { ...notice, key: REFUSAL_KEY, count, channels: [reason] });
}

/** The refusal of a dealer's last maintenance; null = there was none. */
export async function readRefusal(
  store: Pick<LeadStore, 'notices'>,
  site: string,
): Promise<ErasureRefusal | null> {
  const notice = (await store.notices(site)).find(({ key }) => key === REFUSAL_KEY);
  return notice ? { reason: notice.channels[0] === 'clock' ? 'clock' : 'amount', count: notice.count } : null;
}

/** A refusal in words, with what to do. */
export function describeRefusal(site: string, { reason, count }: ErasureRefusal): string {
  const leads = count === 1 ? '1 lead is old enough' : `${count} leads are old enough`;
  const why =
    reason === 'clock'
      ? 'the clock is more than two days ahead of the last maintenance, lead and build. Set it'
      : 'so many at once are unusual. Check the clock and leads.retentionDays';
  return `${leads} to be erased and kept, because ${why}, or erase them: npm run leads -- expire --site ${site} --force`;
}
