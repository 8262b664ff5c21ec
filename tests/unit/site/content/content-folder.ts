import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { fitToStock } from '#site/fit-to-stock.ts';
import { readContent } from '#site/read-content.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

/** The configuration of a dealer of trucks. */
export const makeConfig = (over: object = {}) =>
  fitToStock(
    v.parse(siteConfigSchema, {
      slug: 'example-motors',
      name: 'Example *Star* Motors',
      template: 'classic',
      url: 'https://www.example.com.au',
      description: 'Trucks for sale in Cairns.',
      brand: { colour: '#0b49c4' },
      vehicle: { noun: 'truck', plural: 'trucks' },
      home: { heading: 'Find your next truck' },
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
    async write(name: string, content: unknown): Promise<void> {
      const file = join(dir, 'content', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    },
    /** The problems without the temporary folder's name. */
    async readProblems(config = makeConfig()): Promise<string[]> {
      const outcome = await read(config).catch((error: unknown) => error);
      if (!(outcome instanceof SiteError)) throw new Error('content without problems', { cause: outcome });
      return outcome.lines.map((line) => line.replace(`${dir}/`, ''));
    },
  };
}
