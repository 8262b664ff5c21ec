import type { Lead } from '#leads/intake/lead.ts';
import { findPaymentOrder } from '#leads/payment/payment.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { sha256 } from '#platform/sha256.ts';

/**
 * Claims the car of a reservation with a fee until a time, before the lead is stored. False if another lead has the car.
 * Erasing that lead frees the car.
 */
export async function claimCar(
  lead: Lead,
  until: Date,
  store: Pick<LeadStore, 'claim' | 'history'>,
): Promise<boolean> {
  const order = findPaymentOrder(lead);
  if (!order) return true;
  // A claim can't be given back: after an erasure the next one begins where the erased lead's ends.
  let key = `reservation\0${lead.site}\0${order.car_id}`;
  while (true) {
    const owner = await store.claim({ key: sha256(key, 'hex'), owner: lead.id, until });
    if (owner === lead.id) return true;
    const events = await store.history(lead.site, owner);
    if (!events.some(({ event }) => event === 'erased')) return false;
    key += `\0${owner}`;
  }
}
