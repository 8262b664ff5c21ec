import type { KeptLead, Receipt } from '#leads/intake/lead.ts';
import type { Desk } from './delivery-context.ts';
import type { Reply, Sender } from './delivery-target.ts';
import { payloadText } from './outbound-lead.ts';
import { isGivenUp, nextTry } from './retry.ts';

/** How one target took one lead. */
export interface Outcome {
  readonly target: string;
  readonly reply: Reply;
}

/** Sends a leased lead to every target that has not had its last word, notes what they said, and ends the lease. */
export async function deliver(kept: KeptLead, desk: Desk): Promise<Outcome[]> {
  const { store, dealer, senders } = desk;
  const { lead, pending, receipts } = kept;
  const tries = (pending?.tries ?? 0) + 1;
  const about =
    lead.form === 'offer-accepted' ? await store.find(lead.site, payloadText(lead, 'lead_id')) : undefined;
  const outcomes = await Promise.all(
    senders
      .filter(({ name }) => !hasSpoken(name, receipts))
      .map(async (sender): Promise<Outcome> => {
        const sent = await trySending(sender, () => sender.send({ lead, dealer, about }, desk.now()));
        const reply = givenUp(sent, kept, tries, desk);
        const at = desk.now().toISOString();
        const { outcome, note } = reply;
        await store.attempted(lead.site, lead.id, { target: sender.name, at, outcome, note });
        if (outcome === 'refused')
          desk.log(`leads: ${lead.site} ${lead.id}: ${sender.name} ${note}. A dead letter.`);
        return { target: sender.name, reply };
      }),
  );
  const failed = outcomes.filter(({ reply }) => reply.outcome === 'failed');
  const waitMs = Math.max(0, ...failed.map(({ reply }) => reply.waitMs ?? 0));
  const due_at = nextTry(tries, desk.now(), { waitMs, random: desk.random() }).toISOString();
  await store.settle(lead.site, lead.id, failed.length > 0 ? { due_at, tries } : undefined);
  return outcomes;
}

function hasSpoken(target: string, receipts: readonly Receipt[]): boolean {
  return receipts.some((receipt) => receipt.target === target);
}

async function trySending({ name }: Sender, send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    return { outcome: 'failed', note: error instanceof Error ? error.message : `${name} failed` };
  }
}

function givenUp(reply: Reply, { lead }: KeptLead, tries: number, desk: Desk): Reply {
  return reply.outcome === 'failed' && isGivenUp(tries, new Date(lead.received_at), desk.now())
    ? { outcome: 'refused', note: `was given up after ${tries} tries: ${reply.note}` }
    : reply;
}
