import type { Desk } from './delivery-context.ts';
import { leadState } from './lead-state.ts';
import type { LeadsConfig } from './target-schema.ts';

const DAY_MS = 86_400_000;
/** A lead that came a moment ago may be between two writes. */
const SETTLED_MS = 10 * 60_000;

export interface Upkeep {
  /** Deliveries that were begun because nothing was known of them. */
  readonly begun: number;
  /** Leads whose time was over. */
  readonly erased: number;
}

/** The daily round: begins every delivery that nobody has, and erases leads that have been kept long enough. */
export async function upkeep(
  desk: Desk,
  { keepDays, keepSpamDays }: Pick<LeadsConfig, 'keepDays' | 'keepSpamDays'>,
): Promise<Upkeep> {
  const { store, dealer } = desk;
  const now = desk.now();
  let [begun, erased] = [0, 0];
  for await (const kept of store.allKept(dealer.dealer)) {
    const age = now.getTime() - Date.parse(kept.lead.received_at);
    const days = kept.lead.handling === 'spam' ? keepSpamDays : keepDays;
    if (age > days * DAY_MS) {
      await eraseLead(kept.lead.id, desk);
      erased += 1;
    } else if (leadState(kept) === 'stranded' && age > SETTLED_MS) {
      await store.redeliver(dealer.dealer, kept.lead.id, now);
      begun += 1;
    }
  }
  return { begun, erased };
}

/** Removes a lead and everything about it, also from files on this machine that it was sent to. False where there is none. */
export async function eraseLead(id: string, { store, dealer, senders, now }: Desk): Promise<boolean> {
  for (const sender of senders) await sender.forget?.(dealer.dealer, id);
  return store.erase(dealer.dealer, id, now());
}
