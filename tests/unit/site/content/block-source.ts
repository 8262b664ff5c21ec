import type { Location } from '#domain/location/location.ts';
import type { BlockSource } from '#site/content/resolve-block.ts';
import { NO_BLOCK_CONTENT } from '#tests/support/factories/make-site.ts';
import { makeConfig } from './content-folder.ts';

/** A dealer with one group of questions and no other content of its own. */
export const makeBlockSource = (config: object = {}, locations: readonly Location[] = []): BlockSource => ({
  config: makeConfig(config),
  locations,
  blocks: { ...NO_BLOCK_CONTENT, faqs: [{ id: 'servicing', heading: 'Servicing', questions: [] }] },
});
