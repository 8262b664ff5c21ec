import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';

const savedSchema = v.object({
  id: v.string(),
  /** ISO time. */
  at: v.string(),
  who: v.string(),
  message: v.string(),
  files: v.array(
    v.object({
      path: v.string(),
      /** The content before, in base64; null = there was none. */
      before: v.nullable(v.string()),
      /** The version after; null = it was deleted. */
      after: v.nullable(v.string()),
    }),
  ),
});

/** What somebody has saved, with what was there before. */
export type Saved = v.InferOutput<typeof savedSchema>;

const MAX_SAVED = 20;

/** What was saved of a dealer last, newest first. */
export interface Journal {
  read(): Promise<readonly Saved[]>;
  add(saved: Saved): Promise<void>;
}

/** Opens the journal in a file. */
export function openJournal(file: string): Journal {
  const read = async () => {
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    return text === undefined ? [] : v.parse(v.array(savedSchema), JSON.parse(text));
  };
  return {
    read,
    add: async (saved) =>
      writeAtomically(file, JSON.stringify([saved, ...(await read())].slice(0, MAX_SAVED)), {
        durable: true,
      }),
  };
}
