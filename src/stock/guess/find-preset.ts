import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planFromMapping } from '#stock/mapping/import-plan.ts';
import { BUILT_IN_MAPPINGS_DIR, parseMapping } from '#stock/mapping/load-mapping.ts';
import type { Feed, FeedDocument } from '#stock/readers/feed.ts';
import { StockError } from '#stock/stock-error.ts';
import type { MappingDraft } from './mapping-draft.ts';

export interface Preset {
  readonly name: string;
  readonly draft: MappingDraft;
  readonly feed: Feed;
}

/** The shipped mapping whose shape a feed has: all its columns are there, but for those that a feed may lack. */
export async function findPreset(
  document: FeedDocument,
  file: string,
  wanted?: string,
): Promise<Preset | undefined> {
  const files = (await readdir(BUILT_IN_MAPPINGS_DIR)).filter((name) => name.endsWith('.mapping.json'));
  const names = files.map((name) => name.replace('.mapping.json', ''));
  if (wanted !== undefined && !names.includes(wanted)) {
    throw new StockError([`--preset: there is no "${wanted}". Write one of: ${names.join(', ')}.`]);
  }
  for (const name of wanted === undefined ? names : [wanted]) {
    const preset = await tryPreset(document, file, name).catch((error: unknown) => {
      if (error instanceof StockError && wanted === undefined) return undefined;
      throw error;
    });
    if (preset) return preset;
  }
  return undefined;
}

async function tryPreset(document: FeedDocument, file: string, name: string): Promise<Preset> {
  const path = join(BUILT_IN_MAPPINGS_DIR, `${name}.mapping.json`);
  const draft = JSON.parse(await readFile(path, 'utf8')) as MappingDraft;
  const mapping = parseMapping(draft, path);
  const feed = document.toFeed(mapping.records);
  planFromMapping(mapping, feed, { feed: file, mapping: path });
  return { name, draft, feed };
}
