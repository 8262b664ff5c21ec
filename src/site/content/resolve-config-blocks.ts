import { join } from 'node:path';
import type { Block } from '#domain/blocks/block.ts';
import { suggestWord } from '#domain/edit-distance.ts';
import type { ContentPage } from './pages.ts';
import { type BlockSource, resolveBlock } from './resolve-block.ts';

interface ResolvedConfigBlocks {
  readonly home: readonly Block[];
  /** The pages, with the blocks of site.ts added after their own. */
  readonly pages: ReadonlyMap<string, ContentPage>;
  readonly problems: readonly string[];
}

/** Resolves the blocks in site.ts: `home.blocks`, and `pageBlocks` for text pages, default ones included. Checks the pages of `pagePhotos` as well. */
export function resolveConfigBlocks(
  dir: string,
  source: BlockSource,
  pages: ReadonlyMap<string, ContentPage>,
): ResolvedConfigBlocks {
  const { home, pageBlocks, pagePhotos } = source.config;
  const problems: string[] = [];
  const note = (key: string, problem: string) => problems.push(`${join(dir, 'site.ts')}: ${key}: ${problem}`);
  const noteUnknownPage = (key: string, path: string) =>
    note(key, `is no page of text. ${suggestWord(path, [...pages.keys()])}`);
  const read = (names: readonly string[], key: string): Block[] =>
    names.flatMap((name, index) => {
      const { block, problem } = resolveBlock(name, source);
      if (problem !== undefined) note(`${key}.${index}`, problem);
      return block ?? [];
    });
  const added = new Map(pages);
  for (const [path, names] of Object.entries(pageBlocks)) {
    const page = pages.get(path);
    if (page) added.set(path, { ...page, blocks: [...page.blocks, ...read(names, `pageBlocks.${path}`)] });
    else noteUnknownPage(`pageBlocks.${path}`, path);
  }
  for (const path of Object.keys(pagePhotos))
    if (!pages.has(path)) noteUnknownPage(`pagePhotos.${path}`, path);
  return { home: read(home.blocks, 'home.blocks'), pages: added, problems };
}
