import * as v from 'valibot';
import { RELEASES_DIR } from './release.ts';

export const PENDING_FILE = `${RELEASES_DIR}/pending.json`;

const pendingSchema = v.object({
  /** What a deployment in progress, or interrupted, is about to send. */
  paths: v.array(v.string()),
  /** By rsync: the release that it replaces, and the names of the attempts so far. */
  replaces: v.optional(v.nullable(v.string()), null),
  attempts: v.optional(v.array(v.string()), []),
});

/** The traces of a deployment that has not ended. */
export type Pending = v.InferOutput<typeof pendingSchema>;

const NOTHING_PENDING: Pending = { paths: [], replaces: null, attempts: [] };

/** A broken file means no more than a missing one: some files may stay that nobody asks for. */
export function parsePending(text: string | undefined): Pending {
  if (text === undefined) return NOTHING_PENDING;
  try {
    return v.parse(pendingSchema, JSON.parse(text));
  } catch {
    return NOTHING_PENDING;
  }
}
