import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { GetError, type GetResponse, safeGet } from '#platform/http/safe-get.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { MAX_WHOLE_BYTES } from '#stock/readers/limits.ts';

const FETCH_TIMEOUT_MS = 60_000;
/** Pauses before the second and third try. */
const RETRY_DELAYS_MS = [1000, 5000];
const NOT_MODIFIED = 304;
/** Files that are still being written, by the names that transfer programs give them. */
const UNFINISHED = /^\.|\.(?:part|tmp|filepart|lock)$/i;

/** What tells an unchanged feed from a changed one. */
const validatorsSchema = v.object({
  url: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});
type Validators = v.InferOutput<typeof validatorsSchema>;

export interface FeedSource {
  /** An https address; a file or a folder, beside site.ts or absolute. */
  readonly feed: string;
  /** The environment variable with the credentials: 'user:password', or 'Bearer ...'. */
  readonly authEnv?: string | undefined;
}

export interface FetchFeedOptions {
  readonly siteDir: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly retryDelaysMs?: readonly number[];
  readonly get?: typeof safeGet;
}

/**
 * Where a dealer's feed lies as a file: beside its site.ts, the newest of a folder that another system drops files in, or
 * fetched into the run-time data when it is an address. Throws SiteError when there is none.
 */
export async function fetchFeed(source: FeedSource, options: FetchFeedOptions): Promise<string> {
  const { siteDir } = options;
  if (/^http:/i.test(source.feed)) throw problem(siteDir, source, 'its address is not https');
  if (!source.feed.startsWith('https://')) return findFeedFile(resolve(siteDir, source.feed));
  try {
    return await download(new URL(source.feed), source, options);
  } catch (error) {
    throw problem(siteDir, source, (error as Error).message);
  }
}

function problem(siteDir: string, { feed }: FeedSource, reason: string): SiteError {
  return new SiteError([
    `${join(siteDir, 'site.ts')}: stock.feed: ${feed}: ${reason}. Check the address, or ask the sender of the feed.`,
  ]);
}

async function findFeedFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return path;
  const names = (await readdir(path)).filter((name) => !UNFINISHED.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(path, name))).mtimeMs })),
  );
  const [newest] = files.sort((a, b) => b.at - a.at);
  if (!newest)
    throw new SiteError([`${path}: holds no feed. Check that the other system sends files there.`]);
  return join(path, newest.name);
}

async function download(url: URL, source: FeedSource, options: FetchFeedOptions): Promise<string> {
  if (url.username || url.password) throw new Error('holds a password. Name it with stock.feedAuthEnv');
  const folder = join(options.dataDir, 'feeds', basename(options.siteDir));
  const file = join(folder, basename(url.pathname) || 'feed');
  const validatorsFile = `${file}.validators.json`;
  const known = await readValidators(validatorsFile, file, url);
  const headers = { ...getAuthorization(source, options.env), ...getConditions(known) };
  const response = await getWithRetries(url, headers, options);
  if (response.status === NOT_MODIFIED && known) return file;
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  await mkdir(folder, { recursive: true });
  await writeAtomically(file, response.body);
  const { etag, 'last-modified': lastModified } = response.headers;
  const validators: Validators = {
    url: url.href,
    ...(etag && { etag }),
    ...(lastModified && { lastModified }),
  };
  await writeFile(validatorsFile, JSON.stringify(validators));
  return file;
}

async function readValidators(path: string, file: string, url: URL): Promise<Validators | undefined> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), validatorsSchema), text);
  return existsSync(file) && parsed.success && parsed.output.url === url.href ? parsed.output : undefined;
}

function getConditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

function getAuthorization({ authEnv }: FeedSource, env: NodeJS.ProcessEnv): Record<string, string> {
  if (!authEnv) return {};
  const credentials = env[authEnv];
  if (!credentials) throw new Error(`the environment variable ${authEnv} is not set`);
  const isHeader = /^(?:basic|bearer) /i.test(credentials);
  return {
    authorization: isHeader ? credentials : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

async function getWithRetries(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { env, retryDelaysMs: delays = RETRY_DELAYS_MS, get = safeGet }: FetchFeedOptions,
): Promise<GetResponse> {
  const privateHosts = new Set((env.FEED_PRIVATE_HOSTS ?? '').split(',').filter(Boolean));
  for (let attempt = 0; ; attempt++) {
    const delay = delays[attempt];
    try {
      const response = await get(url, {
        headers,
        privateHosts,
        maxBytes: MAX_WHOLE_BYTES,
        timeoutMs: FETCH_TIMEOUT_MS,
      });
      const isTemporary = response.status >= 500 || response.status === 429;
      if (!isTemporary || delay === undefined) return response;
    } catch (error) {
      if (delay === undefined || !(error instanceof GetError) || !error.isTemporary) throw error;
    }
    await wait(delay);
  }
}
