import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toWebhookEvent } from '#leads/delivery/formats/webhook-event.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import type { DeliveryTarget } from './delivery-target.ts';

/**
 * Adds leads to <dataDir>/leads/<slug>.jsonl, a line of JSON each. One that is taken back is written over with spaces:
 * every other line stays where it is, whoever adds to the file meanwhile.
 */
export function createFileTarget(name: string, dataDir: string): DeliveryTarget {
  const fileOf = (site: string) => join(dataDir, 'leads', `${site}.jsonl`);
  return {
    name,
    async send({ lead }) {
      const file = fileOf(lead.site);
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.appendFile(`${JSON.stringify(toWebhookEvent({ lead }))}\n`);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      return { outcome: 'delivered', note: 'written to the file' };
    },
    async forget(site, id) {
      const handle = await open(fileOf(site), 'r+').catch(ignoreMissing);
      if (!handle) return;
      try {
        for (const { start, end } of findLines(`"id":"${id}"`, await handle.readFile())) {
          await handle.write(' '.repeat(end - start), start);
        }
        await handle.datasync();
      } finally {
        await handle.close();
      }
    },
  };
}

/** Where the lines lie that hold a text, in bytes, without their line breaks. */
function findLines(text: string, bytes: Buffer): { readonly start: number; readonly end: number }[] {
  const lines: { start: number; end: number }[] = [];
  for (let found = bytes.indexOf(text); found >= 0; ) {
    const end = bytes.indexOf('\n', found);
    lines.push({ start: bytes.lastIndexOf('\n', found) + 1, end: end < 0 ? bytes.length : end });
    found = end < 0 ? -1 : bytes.indexOf(text, end);
  }
  return lines;
}
