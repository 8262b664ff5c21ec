import { createHmac, randomBytes } from 'node:crypto';
import { toNetworkPrefix } from '#functions/lib/runtime/rate-limiter.ts';
import { createConcurrencyLimiter } from '#host/functions/concurrency-limiter.ts';
import { respondText } from '#host/respond.ts';
import { type SiteRequest, STATIC_METHODS } from '#host/routes.ts';
import { logLine } from '#platform/log.ts';
import type { SiteAuth } from '#published-site/server-files.ts';
import { type Credentials, type Logins, parseBasicCredentials, parseLogins, verifyLogin } from './logins.ts';

/** Refuses who may not see a site; undefined for those who may, and for robots.txt. */
export type Gate = (siteRequest: SiteRequest, auth: SiteAuth) => Promise<Response | undefined>;

/** Robots must be able to read that they may not come. */
const OPEN_PATH = '/robots.txt';
/** A hash takes 32 MB and a fifth of a second, so guesses from many addresses wait for each other. */
const HASHES_AT_ONCE = 1;
const MAX_WAITING_HASHES = 50;
/** A browser may send the same mistake for every file of a page: it costs one hash and counts once. */
const MAX_REFUSED = 1000;

/** Creates the gate of all protected sites. `env` has their logins. */
export function createGate(env: NodeJS.ProcessEnv): Gate {
  const attempts = createAttemptLimiter();
  const hashing = createConcurrencyLimiter(HASHES_AT_ONCE);
  const key = randomBytes(32);
  /** As many as there are logins at most. */
  const admitted = new Set<string>();
  const refused = new Map<string, Promise<boolean>>();
  const reported = new Set<string>();
  let waiting = 0;

  async function verify(logins: Logins, credentials: Credentials, id: string): Promise<boolean> {
    waiting += 1;
    const isRight = await hashing(() => verifyLogin(logins, credentials)).finally(() => {
      waiting -= 1;
    });
    if (isRight) admitted.add(id);
    return isRight;
  }

  /** Whether these are a name and its password. A new guess counts until it has turned out right. */
  async function check(logins: Logins, credentials: Credentials, id: string, ip: string): Promise<boolean> {
    const before = refused.get(id);
    if (before) return before;
    const verified = verify(logins, credentials, id);
    refused.set(id, verified);
    // What could not be verified is no refusal.
    verified.catch(() => refused.delete(id));
    if (refused.size > MAX_REFUSED) refused.delete(refused.keys().next().value ?? '');
    const forgive = attempts.count(ip, new Date());
    if (!(await verified)) return false;
    refused.delete(id);
    forgive();
    return true;
  }

  function readLogins({ slug }: SiteRequest['site'], { loginsEnv }: SiteAuth): Logins | undefined {
    const logins = parseLogins(env[loginsEnv] ?? '');
    if (!logins && !reported.has(slug)) {
      reported.add(slug);
      logLine(
        `${slug}: auth: ${loginsEnv} is not set, or is no list of name:hash. Make an entry with "npm run site:login".`,
      );
    }
    return logins;
  }

  return async (siteRequest, auth) => {
    const { request, path, ip, site } = siteRequest;
    if (path === OPEN_PATH && STATIC_METHODS.includes(request.method)) return undefined;
    const logins = readLogins(site, auth);
    if (!logins) return respondText(request, 503, 'This site is closed: its login is not set up.');
    const credentials = parseBasicCredentials(request.headers.get('authorization') ?? '');
    if (!credentials) return ask(siteRequest);
    // Before what is known: otherwise guesses would find out about credentials that others have used.
    const wait = attempts.waitOf(ip, new Date());
    if (wait > 0) return askToWait(siteRequest, wait);
    const { name, password } = credentials;
    const id = createHmac('sha256', key)
      .update(JSON.stringify([site.slug, auth.loginsEnv, name, password]))
      .digest('base64');
    if (admitted.has(id)) return undefined;
    if (waiting >= MAX_WAITING_HASHES) return askToWait(siteRequest, 1);
    return (await check(logins, credentials, id, ip)) ? undefined : ask(siteRequest);
  };
}

function ask({ request, site }: SiteRequest): Response {
  return respondText(request, 401, 'This site asks for a name and a password.', {
    'www-authenticate': `Basic realm="${site.slug}", charset="UTF-8"`,
  });
}

function askToWait({ request }: SiteRequest, seconds: number): Response {
  return respondText(request, 429, 'Too many attempts. Please wait a few minutes and try again.', {
    'retry-after': String(seconds),
  });
}

const MAX_ATTEMPTS = 10;
const WINDOW_MS = 300_000;
/** The number of callers remembered; beyond it the oldest are forgotten. */
const MAX_CALLERS = 20_000;

/** Counts guesses by address. */
interface AttemptLimiter {
  /** The seconds to wait until the next guess; 0 = it may be made. */
  waitOf(address: string, now: Date): number;
  /** Counts one; the function takes it back. */
  count(address: string, now: Date): () => void;
}

/** Creates a limiter in memory: a restart forgives what was guessed before. */
function createAttemptLimiter(): AttemptLimiter {
  const attempts = new Map<string, number[]>();
  const recentOf = (address: string, now: Date) =>
    (attempts.get(toNetworkPrefix(address)) ?? []).filter((time) => time > now.getTime() - WINDOW_MS);
  return {
    waitOf(address, now) {
      const [first = 0, ...others] = recentOf(address, now);
      return others.length + 1 < MAX_ATTEMPTS ? 0 : Math.ceil((first + WINDOW_MS - now.getTime()) / 1000);
    },
    count(address, now) {
      const caller = toNetworkPrefix(address);
      const time = now.getTime();
      const recent = [...recentOf(address, now), time];
      attempts.delete(caller);
      attempts.set(caller, recent);
      if (attempts.size > MAX_CALLERS) attempts.delete(attempts.keys().next().value ?? '');
      return () => {
        const left = attempts.get(caller) ?? [];
        attempts.set(caller, left.toSpliced(left.indexOf(time), left.includes(time) ? 1 : 0));
      };
    },
  };
}
