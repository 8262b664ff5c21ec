import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { HttpError } from '#functions/lib/http/http-error.ts';
import { createConcurrencyLimiter } from '#host/functions/concurrency-limiter.ts';
import { sha256 } from '#platform/sha256.ts';
import { cleanUpload } from './clean-upload.ts';
import { type DealerFile, type FileChange, isText, openDealerFiles, versionOf } from './dealer-files.ts';
import { openJournal, type Saved } from './journal.ts';

/** What would keep a dealer from being published with these changes, one line each: `file: key: problem. Fix.` */
export type ExamineDealer = (dealer: string, changes: readonly FileChange[]) => Promise<readonly string[]>;

/** What editors do with a dealer's files. */
export interface DealerStudio {
  readonly list: () => Promise<readonly DealerFile[]>;
  readonly read: (path: string) => Promise<Buffer | undefined>;
  readonly listSaved: () => Promise<readonly Saved[]>;
  /** The state of all files. */
  readonly findHead: () => Promise<string>;
  /**
   * Saves all changes or none, if nobody else has changed these files meanwhile and the dealer can be published with them. Throws an
   * HttpError otherwise.
   */
  save(changes: readonly FileChange[], message: string, who: string): Promise<Saved>;
  /** Puts back what was there before the last save. Doing it twice leaves everything as it was. */
  undo(who: string): Promise<Saved>;
}

export function createDealerStudio(
  dealer: string,
  {
    sitesDir,
    dataDir,
    examine,
  }: { readonly sitesDir: string; readonly dataDir: string; readonly examine: ExamineDealer },
): DealerStudio {
  const files = openDealerFiles(join(sitesDir, dealer));
  const journal = openJournal(join(dataDir, 'studio', `${dealer}.json`));
  const alone = createConcurrencyLimiter(1);

  async function assertPublishable(changes: readonly FileChange[]): Promise<void> {
    const problems = await examine(dealer, changes);
    if (problems.length === 0) return;
    // Whoever mends one of two mistakes is not to blame for the other.
    const before = await examine(dealer, []);
    const made = problems.filter((problem) => !before.includes(problem));
    if (made.length > 0) throw new HttpError(422, made.join('\n'));
  }

  async function saveAlone(changes: readonly FileChange[], message: string, who: string): Promise<Saved> {
    await files.assertCurrent(changes);
    await assertPublishable(changes);
    const saved = {
      ...{ id: randomUUID(), at: new Date().toISOString(), who, message },
      files: await Promise.all(
        changes.map(async ({ path, content }) => ({
          path,
          before: (await files.read(path))?.toString('base64') ?? null,
          after: content ? versionOf(content) : null,
        })),
      ),
    };
    // Nobody waits for each other here: somebody with an editor of their own may have saved meanwhile.
    await files.assertCurrent(changes);
    await files.write(changes);
    await journal.add(saved);
    return saved;
  }

  return {
    list: files.list,
    read: files.read,
    listSaved: journal.read,
    findHead: async () => sha256(JSON.stringify(await files.list()), 'hex', 40),
    async save(changes, message, who) {
      const cleaned = await Promise.all(changes.map(cleanChange));
      return alone(() => saveAlone(cleaned, message, who));
    },
    undo: (who) =>
      alone(async () => {
        const [last] = await journal.read();
        if (!last) throw new HttpError(409, 'There is nothing to undo.');
        const changes = last.files.map(({ path, before, after }) => ({
          path,
          sha: after ?? undefined,
          content: before === null ? undefined : Buffer.from(before, 'base64'),
        }));
        return saveAlone(changes, `Undo: ${last.message}`, who);
      }),
  };
}

async function cleanChange(change: FileChange): Promise<FileChange> {
  const { path, content } = change;
  if (content === undefined || isText(path)) return change;
  return { ...change, content: await cleanUpload(path, content) };
}
