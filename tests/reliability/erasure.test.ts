import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileTarget } from '#leads/delivery/targets/file.ts';
import { eraseLeads, findRelatedLeads } from '#leads/erasure/erase-leads.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { findInFiles } from '#tests/support/readers/find-in-files.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const PEOPLE = IS_LONG_RUN ? 2000 : 150;
/** One in four people asks for erasure. */
const ERASED_PER = 4;

test(`of ${PEOPLE} people, one in ${ERASED_PER} is erased while others write: no file has a word of theirs, and nobody else is lost`, async () => {
  const dir = await makeTemporaryFolder();
  const file = join(dir, 'leads.sqlite');
  const [host, command] = [openSqliteStore(file), openSqliteStore(file)];
  onTestFinished(async () => {
    await host.close();
    await command.close();
  });
  const target = createFileTarget('file', dir);
  const wordsOf = (n: number) => [`Person${n}x`, `mail${n}x@example.com`, `REG${n}X`];
  const texts: string[] = [];
  const left = new Set<string>();
  const erased: Lead[] = [];

  async function store(lead: Lead): Promise<void> {
    await host.save(lead);
    await target.send(makeOutboundLead({}, { lead }), new Date());
    await host.recordAttempt('example', lead.id, {
      target: 'file',
      at: lead.received_at,
      outcome: 'delivered',
      note: '',
    });
    await host.settle('example', lead.id, undefined);
  }

  for (let n = 0; n < PEOPLE; n++) {
    const [name = '', email = '', vehicle = ''] = wordsOf(n);
    // Messages of every length, so that rows overflow pages and pages split.
    const message = `${name} writes. `.repeat(1 + ((n * 37) % 400));
    const lead = makeEnquiry({ name, email, message }, { form: 'trade-in' });
    const offer = makeLead({ form: 'trade-in-offer', payload: { lead_id: lead.id, vehicle } });
    await store(lead);
    await store(offer);
    if (n % ERASED_PER === 0) {
      erased.push(lead);
      texts.push(name, email, vehicle);
    } else for (const { id } of [lead, offer]) left.add(id);
  }
  expect((await findInFiles(dir, texts.slice(0, 3))).length).toBeGreaterThan(3);

  const arrivals = (async () => {
    for (let n = 0; n < PEOPLE / 10; n++) {
      const lead = makeEnquiry({ name: 'Late Arrival' });
      await store(lead);
      left.add(lead.id);
    }
  })();
  for (const lead of erased) {
    const related = await findRelatedLeads([lead], { ...command, listRecords: () => recordsNear(lead) });
    await eraseLeads([...related.map((record) => record.lead), lead], {
      store: command,
      targets: [target],
      now: new Date(),
    });
  }
  await arrivals;
  await command.scrub();

  /** Reading all records for each person would take minutes; the record after a lead is its offer. */
  async function* recordsNear({ id }: Lead) {
    const next = (BigInt(`0x${id}`) + 1n).toString(16).padStart(32, '0');
    const record = await command.findRecord('example', next);
    if (record) yield record;
  }

  const found = await findInFiles(dir, texts);
  const stored = new Set<string>();
  for await (const { lead } of host.listRecords('example')) stored.add(lead.id);
  const lost = [...left].filter((id) => !stored.has(id)).length;
  recordFigure(
    `erasing ${erased.length} of ${PEOPLE} people while others write`,
    `${found.length} of ${texts.length} texts left in files, ${lost} others lost`,
  );
  expect(found).toEqual([]);
  expect({ lost, stored: stored.size }).toEqual({ lost: 0, stored: left.size });
}, 1_800_000);
