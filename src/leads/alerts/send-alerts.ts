import { DAY_MS } from '#domain/durations.ts';
import type { Notice } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { sha256 } from '#platform/sha256.ts';
import type { Alert, AlertChannel } from './alert-channels.ts';
import { type AlertedDealer, describeRecovery, describeTrouble } from './describe-trouble.ts';
import { findTroubles, type Trouble } from './trouble.ts';

/** The dependencies of the alerts of one dealer. */
export interface AlertContext {
  readonly store: LeadStore;
  readonly dealer: AlertedDealer;
  /** The names of the targets. */
  readonly targets: readonly string[];
  readonly channels: readonly AlertChannel[];
  now(): Date;
  log(line: string): void;
}

/** Keys of other notices of the store, which are not about troubles. */
const TROUBLE_KEY = /^(dead-letters|held-leads|failing-target .*)$/;
/** A trouble that grows is told again, but not every time. */
const MIN_REPEAT_MS = DAY_MS;

/**
 * Tells the staff of each trouble once, and once when it is over. Where more leads are concerned than were told, it is told
 * again after a day. What a channel does not accept is tried again at the next call.
 */
export async function sendAlerts(context: AlertContext): Promise<void> {
  const { store, dealer, targets, channels, now } = context;
  if (channels.length === 0) return;
  const troubles = await findTroubles(dealer.dealer, { store, targets, now: now() });
  const notices = new Map(
    (await store.notices(dealer.dealer))
      .filter(({ key }) => TROUBLE_KEY.test(key))
      .map((notice) => [notice.key, notice]),
  );
  for (const trouble of troubles) await tell(trouble, notices.get(trouble.key), context);
  for (const notice of notices.values())
    if (!troubles.some(({ key }) => key === notice.key)) await tellEnd(notice, context);
}

async function tell(trouble: Trouble, known: Notice | undefined, context: AlertContext): Promise<void> {
  const { store, dealer, channels, now } = context;
  const { key, count, since } = trouble;
  const told = known && !isNews(trouble, known, now()) ? known : undefined;
  const sent_at = told?.sent_at ?? now().toISOString();
  const alert: Alert = {
    type: 'leads.alert',
    id: createAlertId(dealer.dealer, key, since, sent_at),
    site: dealer.dealer,
    name: dealer.name,
    trouble: key,
    at: now(),
    ...describeTrouble(trouble, dealer),
  };
  const missing = channels.filter(({ name }) => !told?.channels.includes(name));
  const reached = await sendTo(missing, alert, context);
  // A number that has fallen is remembered: from there it may grow again.
  const next = { key, sent_at, count: Math.min(told?.count ?? count, count) };
  if (reached.length > 0 || (told && told.count !== next.count))
    await store.saveNotice(dealer.dealer, { ...next, channels: [...(told?.channels ?? []), ...reached] });
}

function isNews({ kind, count }: Trouble, { count: told, sent_at }: Notice, now: Date): boolean {
  return (
    kind !== 'failing-target' &&
    count > told &&
    Math.abs(now.getTime() - Date.parse(sent_at)) >= MIN_REPEAT_MS
  );
}

/** Tells those who were told of a trouble that it is over. */
async function tellEnd(notice: Notice, context: AlertContext): Promise<void> {
  const { store, dealer, channels, now } = context;
  const { key, sent_at } = notice;
  const alert: Alert = {
    type: 'leads.recovered',
    id: createAlertId(dealer.dealer, `${key} over`, sent_at),
    site: dealer.dealer,
    name: dealer.name,
    trouble: key,
    at: now(),
    ...describeRecovery(key, dealer),
  };
  const left = channels.filter(({ name }) => notice.channels.includes(name));
  const reached = await sendTo(left, alert, context);
  const missing = left.map(({ name }) => name).filter((name) => !reached.includes(name));
  if (missing.length === 0) await store.deleteNotice(dealer.dealer, key);
  else if (reached.length > 0) await store.saveNotice(dealer.dealer, { ...notice, channels: missing });
}

/** Sends through some channels and returns the names of those that accepted it. */
async function sendTo(
  channels: readonly AlertChannel[],
  alert: Alert,
  { dealer, log }: AlertContext,
): Promise<string[]> {
  const reached: string[] = [];
  for (const channel of channels) {
    try {
      await channel.send(alert);
      reached.push(channel.name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'failed';
      log(`leads: ${dealer.dealer}: alert "${alert.title}" was not sent by ${channel.name}: ${reason}.`);
    }
  }
  return reached;
}

/** The same for every attempt, so that receivers can drop duplicates. */
function createAlertId(...parts: readonly string[]): string {
  return sha256(parts.join(' '), 'hex', 32);
}
