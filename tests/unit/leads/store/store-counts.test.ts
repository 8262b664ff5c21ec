import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Handling } from '#leads/intake/lead.ts';
import { countRecords } from '#leads/store/blobs/blob-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

const SITE = 'example';
const T0 = Date.parse('2026-11-21T00:00:00.000Z');
const at = (seconds: number) => new Date(T0 + seconds * 1000);

type Step = 'delivered' | 'refused' | 'failed' | 'settled' | 'postponed' | 'redelivered' | 'erased';

/** Keeps a lead and lets these things happen to it. */
async function live(store: LeadStore, handling: Handling, steps: readonly Step[], site = SITE) {
  const lead = makeLead({ site, handling, received_at: at(steps.length).toISOString() });
  await store.save(lead);
  for (const step of steps) await happen(store, site, lead.id, step);
}

async function happen(store: LeadStore, site: string, id: string, step: Step): Promise<void> {
  if (step === 'settled') await store.settle(site, id, undefined);
  else if (step === 'postponed') await store.settle(site, id, { due_at: at(90).toISOString(), tries: 1 });
  else if (step === 'redelivered') await store.redeliver(site, id, at(50));
  else if (step === 'erased') await store.erase(site, id, at(60));
  else
    await store.recordAttempt(site, id, { target: step, at: at(5).toISOString(), outcome: step, note: '' });
}

describe.each(LEAD_STORES)('leads in %s', (name, open) => {
  test('are counted by state, for one dealer', async () => {
    const { store } = await open();
    await live(store, 'deliver', ['failed', 'postponed']);
    await live(store, 'deliver', []);
    await live(store, 'deliver', ['delivered', 'settled']);
    await live(store, 'deliver', ['delivered', 'refused', 'settled']);
    await live(store, 'deliver', ['delivered', 'failed', 'postponed']);
    await live(store, 'deliver', ['settled']);
    await live(store, 'deliver', ['refused', 'settled', 'redelivered']);
    await live(store, 'deliver', ['refused', 'settled', 'erased']);
    await live(store, 'held', []);
    await live(store, 'held', ['redelivered', 'delivered', 'settled']);
    await live(store, 'spam', []);
    await live(store, 'deliver', [], 'another');
    expect(await store.countLeads(SITE)).toEqual({
      counts: { pending: 4, delivered: 2, dead: 1, held: 1, spam: 1, stranded: 1 },
      oldest_pending: at(0).toISOString(),
      next_due: at(0).toISOString(),
    });
  });

  test('are counted as one would by reading them all, whatever happened to them', async () => {
    const steps = fc.array(
      fc.constantFrom<Step>(
        ...(['delivered', 'refused', 'failed', 'settled', 'postponed', 'redelivered', 'erased'] as const),
      ),
      { maxLength: 5 },
    );
    const life = fc.tuple(fc.constantFrom<Handling>('deliver', 'held', 'spam'), steps);
    await fc.assert(
      fc.asyncProperty(fc.array(life, { maxLength: 6 }), async (lives) => {
        const { store } = await open();
        for (const [handling, happened] of lives) await live(store, handling, happened);
        expect(await store.countLeads(SITE)).toEqual(await countRecords(store.listRecords(SITE)));
      }),
      { numRuns: name === 'sqlite' ? 30 : 3 },
    );
  });
});
