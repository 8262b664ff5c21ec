import * as v from 'valibot';
import { envNameSchema } from '#domain/scalar-schemas.ts';

/** The feeds that a dealer can publish. */
const FEED_NAMES = ['google', 'meta', 'tiktok', 'partners', 'searches'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

/** What link previews can have a composed picture of. */
const PREVIEW_NAMES = ['dealer', 'offers', 'vehicles'] as const;

export const channelsSchema = v.strictObject({
  /**
   * The feeds at `/feeds/`: Google vehicle ads, the automotive catalogues of Meta and TikTok, JSON and CSV for partners, and RSS
   * and JSON Feed of each search page.
   * @example channels: { feeds: ['google', 'meta', 'partners'] }
   */
  feeds: v.optional(v.array(v.picklist(FEED_NAMES)), []),
  /**
   * The NAME of the environment variable with a secret, the folder in `/feeds/` that all feeds but those of search pages are in.
   * Builds without the variable publish none of them.
   */
  folderEnv: v.optional(envNameSchema),
  /** Answers assistants: `llms.txt`, a `vehicle.json` beside each vehicle's page, and an MCP endpoint at `/api/mcp` that only reads. */
  agents: v.optional(v.boolean(), false),
  /**
   * A key of your choice for IndexNow, which the site publishes. The nightly run here then tells search engines which pages
   * have changed.
   */
  indexNowKey: v.optional(
    v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')),
  ),
  /**
   * Where link previews on social networks have a picture with the price, your name and your colour, which the build draws; others
   * have the photo of the page, if there is one. `vehicles` takes a second for each dozen that is new or has changed.
   * @example channels: { previews: ['dealer', 'offers', 'vehicles'] }
   */
  previews: v.optional(v.array(v.picklist(PREVIEW_NAMES)), []),
});
