import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import {
  type DeliveryTarget,
  defineTargetKind,
  TargetSetupError,
} from '#leads/delivery/targets/target-kind.ts';
import { toWebhookEvent } from '#leads/delivery/targets/webhook.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';

/** Leads are added to .data/leads/<slug>.jsonl, a line of JSON each. Only the included host has a disk for it. */
const fileSchema = v.strictObject({
  /** A file: leads are added to `.data/leads/<slug>.jsonl` on the included host. */
  kind: v.literal('file'),
});

export const file = defineTargetKind(fileSchema, {
  needsDisk: true,
  listVariables: () => [],
  open(name, _, { dataDir }) {
    if (dataDir === undefined)
      throw new TargetSetupError('needs a disk that stays. Name another target in site.ts');
    return createFileTarget(name, dataDir);
  },
});

/**
 * Appends leads to <dataDir>/leads/<slug>.jsonl, one line of JSON each. An erased lead is overwritten with spaces, so the
 * other lines stay in place while another process appends.
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

/** The byte ranges of the lines that contain a text, without their line breaks. */
function findLines(text: string, bytes: Buffer): { readonly start: number; readonly end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let end = 0;
  for (let found = bytes.indexOf(text); found >= 0; found = bytes.indexOf(text, end)) {
    const lineBreak = bytes.indexOf('\n', found);
    end = lineBreak < 0 ? bytes.length : lineBreak;
    lines.push({ start: bytes.lastIndexOf('\n', found) + 1, end });
  }
  return lines;
}
