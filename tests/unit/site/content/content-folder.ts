import * as v from 'valibot';
import { beforeEach } from 'vitest';
import type { Location } from '#domain/location/location.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import type { BlockSource } from '#site/content/resolve-block.ts';
import { fitToStock } from '#site/fit-to-stock.ts';
import { readContent } from '#site/read-content.ts';
import { NO_BLOCK_CONTENT } from '#tests/support/factories/make-site.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

/** The configuration of a dealer of trucks. */
export const makeConfig = (over: object = {}) =>
  fitToStock(
    v.parse(siteConfigSchema, {
      ...PLAIN_CONFIG,
      name: 'Example *Star* Motors',
      description: 'Trucks for sale in Cairns.',
      vehicle: { noun: 'truck', plural: 'trucks' },
      ...over,
    }),
    [],
  );

export const LOCATION = {
  id: 'cairns',
  name: 'Cairns',
  slug: 'cairns',
  address: { street: '1 Example Street', city: 'Cairns', state: 'qld', postcode: '4870' },
  contact_detail: { phone: '07 5550 0100' },
};

/** The text of a page file. */
export const makePage = (body: string, frontMatter = 'title: Us\ndescription: All about us') =>
  `---\n${frontMatter}\n---\n${body}`;

/** Gives each test of a file its own empty dealer folder. */
export function setUpContentFolder() {
  let dir = '';
  beforeEach(async () => {
    dir = await makeTemporaryFolder();
  });

  const read = (config = makeConfig(), now = NOW) => readContent(dir, config, now);
  return {
    read,
    write: (name: string, content: unknown) =>
      writeFiles(dir, {
        [`content/${name}`]: typeof content === 'string' ? content : JSON.stringify(content),
      }),
    readProblems: (config = makeConfig()) => problemsOf(read(config), dir),
  };
}

/** A dealer with one group of questions and no other content of its own. */
export const makeBlockSource = (config: object = {}, locations: readonly Location[] = []): BlockSource => ({
  config: makeConfig(config),
  locations,
  blocks: { ...NO_BLOCK_CONTENT, faqs: [{ id: 'servicing', heading: 'Servicing', questions: [] }] },
});
