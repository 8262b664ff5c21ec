import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Build } from '#build-queue/build.ts';
import { createSignatureHeaders, parseSigningSecret, toUnixTime } from '#platform/webhooks/signature.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';

const HELP = `npm run rebuild -- --site <slug> [options]

Requests a build of an edited dealer from its host: POST /api/rebuild, signed with the secret in an environment
variable that rebuild.secretEnvs in its site.ts names.

  --site <slug>     the dealer
  --url <address>   the address it is served at, such as http://<slug>.localhost:4321 (default: url of site.ts)
  --wait            wait until it is built, and print the outcome
  --status          request nothing; print the outcomes of the last builds`;

const STATUS_PATH = '/api/rebuild/status';
const REQUEST_TIMEOUT_MS = 30_000;

const POLL_INTERVAL_MS = 700;
const MAX_POLLS = 1000;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'url'], flags: ['wait', 'status'] });
  const { site: slug } = values;
  if (!slug) throw new UsageError('Name the dealer with --site.');
  const { sitesDir } = getFolders();
  const config = await readConfig(sitesDir, slug);
  const origin = URL.parse(values.url ?? config.url);
  if (!origin || !/^https?:$/.test(origin.protocol)) {
    throw new UsageError(
      `--url: is "${values.url}". Write an address such as http://${slug}.localhost:4321.`,
    );
  }
  const secret = getSecret(`${sitesDir}/${slug}/site.ts`, config.rebuild?.secretEnvs);
  try {
    const call = createCall(origin, secret);
    if (values.status) {
      const { builds } = await call('GET', STATUS_PATH);
      for (const build of builds) console.log(formatBuild(build));
      return 0;
    }
    const { due_at: due } = await call('POST', '/api/rebuild', JSON.stringify({ site: slug }));
    if (!values.wait) {
      console.log(`${slug}: will be built${due ? ` at ${due}` : ''}.`);
      return 0;
    }
    const build = await waitForBuild(call);
    console.log(formatBuild(build));
    return build.errors.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${slug}: ${(error as Error).message}`);
    return 1;
  }
});

/** The first of the dealer's secrets that is set in the environment. */
function getSecret(file: string, names: readonly string[] | undefined): string {
  const secret = names?.map((name) => process.env[name]).find(Boolean);
  if (secret) return secret;
  throw new SiteError([
    names?.length
      ? `${file}: rebuild.secretEnvs: none of ${names.join(', ')} is set. Set one of them to the host's value.`
      : `${file}: rebuild: missing, so builds cannot be requested. Write rebuild: { secretEnvs: ['…_REBUILD_SECRET'] }.`,
  ]);
}

/** A host's report about a dealer's builds. */
interface RebuildStatus {
  /** ISO time; null = no build is requested. */
  readonly due_at: string | null;
  readonly builds: readonly Build[];
}

type Call = (method: 'GET' | 'POST', path: string, body?: string) => Promise<RebuildStatus>;

/** Creates calls of a host, signed with the secret: they reject with its message if it refuses. Throws if the secret is malformed. */
function createCall(origin: URL, secret: string): Call {
  const key = parseSigningSecret(secret);
  if (!key) throw new Error('the secret is malformed. Write whsec_ and at least 24 bytes in base64.');
  return async (method, path, body = '') => {
    const message = { id: randomUUID(), timestamp: toUnixTime(new Date()), body: Buffer.from(body) };
    const response = await send(new URL(path, origin), method, body, {
      'content-type': 'application/json',
      'content-length': message.body.length,
      ...createSignatureHeaders(key, message),
    });
    const text = await readText(response);
    if (response.statusCode === 200 || response.statusCode === 202) return JSON.parse(text);
    throw new Error(`${origin.origin} answered ${response.statusCode}: ${text.slice(0, 200)}`);
  };
}

async function send(
  url: URL,
  method: string,
  body: string,
  headers: OutgoingHttpHeaders,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = request(url, {
    method,
    headers: { ...headers, host: url.host },
    // Browsers resolve <anything>.localhost to this machine; Node does not on every system.
    hostname: url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname,
    timeout: REQUEST_TIMEOUT_MS,
  });
  sent.on('timeout', () => sent.destroy(new Error('does not answer'))).end(body);
  const [response] = await once(sent, 'response').catch((error: Error) => {
    throw new Error(`${url.origin} can't be reached: ${error.message}`);
  });
  return response;
}

/** Waits until no build is requested and the last one has finished. Rejects after about ten minutes. */
async function waitForBuild(call: Call): Promise<Build> {
  for (let looks = 0; looks < MAX_POLLS; looks++) {
    const { due_at, builds } = await call('GET', STATUS_PATH);
    const [last] = builds;
    if (due_at === null && last && last.seconds !== null) return last;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error('is not built yet. Check later with --status.');
}

/** '2026-11-21T00:00:10.000Z  12 pages made, 389 unchanged, 2.1 s', or the reasons it was not published, a line each. */
function formatBuild({ started_at, seconds, pages, unchanged, errors }: Build): string {
  if (errors.length > 0) return [`${started_at}  not published:`, ...errors].join('\n');
  if (seconds === null) return `${started_at}  in progress or aborted`;
  if (pages === null) return `${started_at}  Netlify was asked to build`;
  return `${started_at}  ${pages} pages made, ${unchanged} unchanged, ${seconds.toFixed(1)} s`;
}
