import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { HttpError } from '#functions/lib/http/responses.ts';
import { createConcurrencyLimiter } from '#host/functions/concurrency-limiter.ts';
import { sha256 } from '#platform/sha256.ts';
import { cleanUpload } from './clean-upload.ts';
import {
  assertEditable,
  type DealerFile,
  type FileChange,
  isText,
  openDealerFiles,
  versionOf,
} from './dealer-files.ts';
import { openJournal, type Saved } from './journal.ts';

/** What would keep a dealer from being published with these changes, one line each: `file: key: problem. Fix.` */
export type ExamineDealer = (dealer: string, changes: readonly FileChange[]) => Promise<readonly string[]>;

/** The file that an editor sees, and the name of the entry of its list that was changed last: its id, or make and model. */
export interface ShownFile {
  readonly path: string;
  readonly entry: string;
}

/** What a dealer would be with changes that are not saved. */
export interface PreviewedDraft {
  /** What `npm run site:check` says, the worst first: `file: key: problem. Fix.` */
  readonly findings: readonly { readonly level: 'error' | 'warning' | 'hint'; readonly text: string }[];
  /** The page that shows the file, in one document without scripts; undefined if it could not be published. */
  readonly html: string | undefined;
}

export type PreviewDealer = (
  dealer: string,
  changes: readonly FileChange[],
  shown: ShownFile,
) => Promise<PreviewedDraft>;

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
  /** Shows changes that are not saved. Throws an HttpError if one of the files may not be edited. */
  preview(changes: readonly FileChange[], shown: ShownFile): Promise<PreviewedDraft>;
  /** Puts back what was there before the last save. Doing it twice leaves everything as it was. */
  undo(who: string): Promise<Saved>;
}

export function createDealerStudio(
  dealer: string,
  {
    sitesDir,
    dataDir,
    examine,
    preview,
  }: Readonly<{ sitesDir: string; dataDir: string; examine: ExamineDealer; preview: PreviewDealer }>,
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
    // Sent again by an editor who was told of no answer: it was saved.
    if (await files.hold(changes)) return saved;
    await files.assertCurrent(changes);
    await assertPublishable(changes);
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
    async preview(changes, shown) {
      for (const { path } of changes) assertEditable(path);
      return await preview(dealer, changes, shown);
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
