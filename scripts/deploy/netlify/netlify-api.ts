import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { ExpectedError } from '#platform/expected-error.ts';

const NETLIFY_API = 'https://api.netlify.com/api/v1';
const REQUEST_TIMEOUT_MS = 120_000;
const RETRY_DELAYS_MS = [500, 2000, 8000];
/** Netlify allows three deploys a minute and 500 other calls. */
const MAX_RATE_LIMIT_WAIT_MS = 90_000;

const deploySchema = v.object({
  id: v.string(),
  state: v.string(),
  error_message: v.nullish(v.string()),
  context: v.nullish(v.string()),
  created_at: v.nullish(v.string()),
  /** The SHA-1 sums of the files that Netlify does not have. */
  required: v.nullish(v.array(v.string())),
  /** The SHA-256 sums of the functions that it does not have. */
  required_functions: v.nullish(v.array(v.string())),
});
export type NetlifyDeploy = v.InferOutput<typeof deploySchema>;

const siteSchema = v.object({ published_deploy: v.nullish(v.object({ id: v.string() })) });

/** How a function is to be called, as Netlify's API takes it. */
export type FunctionSettings = Readonly<Record<string, unknown>>;

/** The digest of a deploy: everything that it consists of, by content. */
export interface DeployDigest {
  readonly title: string;
  /** '/index.html' -> SHA-1. */
  readonly files: Readonly<Record<string, string>>;
  /** Name -> SHA-256 of its zip. */
  readonly functions: Readonly<Record<string, string>>;
  readonly function_schedules: readonly { readonly name: string; readonly cron: string }[];
  readonly functions_config: Readonly<Record<string, FunctionSettings>>;
}

/** The calls of Netlify's API that a deployment makes. */
export interface NetlifyApi {
  /** Netlify compares a large digest in the background: the deploy's state is then 'preparing'. */
  createDeploy(digest: DeployDigest): Promise<NetlifyDeploy>;
  uploadFile(deploy: string, path: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  uploadFunction(
    deploy: string,
    name: string,
    zip: Uint8Array<ArrayBuffer>,
    query: Readonly<Record<string, string>>,
  ): Promise<void>;
  getDeploy(deploy: string): Promise<NetlifyDeploy>;
  /** The deploy that visitors see. */
  getPublishedDeploy(): Promise<string | undefined>;
  /** Newest first. */
  listDeploys(): Promise<NetlifyDeploy[]>;
  /** Publishes an earlier deploy again. */
  restoreDeploy(deploy: string): Promise<void>;
}

export interface NetlifyAccess {
  readonly siteId: string;
  readonly token: string;
  readonly api?: string | undefined;
  readonly retryDelays?: readonly number[];
}

export function openNetlifyApi({
  siteId,
  token,
  api = NETLIFY_API,
  retryDelays = RETRY_DELAYS_MS,
}: NetlifyAccess): NetlifyApi {
  async function call(
    method: string,
    path: string,
    body?: { readonly type: string; readonly content: string | Uint8Array<ArrayBuffer> },
  ): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      const delay = retryDelays[attempt];
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'User-Agent': 'Forecourt',
          ...(body && { 'Content-Type': body.type }),
        },
        ...(body && { body: body.content }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      }).catch(() => undefined);
      if (response?.ok) return parseBody(await response.text());
      const isTemporary = !response || response.status >= 500 || response.status === 429;
      if (!isTemporary || delay === undefined) throw await describeRefusal(`${method} ${path}`, response);
      await setTimeout(response?.status === 429 ? getRateLimitWait(response, delay) : delay);
    }
  }

  const json = (content: object) => ({ type: 'application/json', content: JSON.stringify(content) });
  const bytes = (content: Uint8Array<ArrayBuffer>) => ({ type: 'application/octet-stream', content });
  const site = `/sites/${encodeURIComponent(siteId)}`;
  return {
    createDeploy: async (digest) =>
      v.parse(deploySchema, await call('POST', `${site}/deploys`, json({ ...digest, async: true }))),
    async uploadFile(deploy, path, content) {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      await call('PUT', `/deploys/${deploy}/files/${encoded}`, bytes(content));
    },
    async uploadFunction(deploy, name, zip, query) {
      const search = new URLSearchParams(query);
      await call('PUT', `/deploys/${deploy}/functions/${encodeURIComponent(name)}?${search}`, bytes(zip));
    },
    getDeploy: async (deploy) => v.parse(deploySchema, await call('GET', `${site}/deploys/${deploy}`)),
    getPublishedDeploy: async () => v.parse(siteSchema, await call('GET', site)).published_deploy?.id,
    listDeploys: async () =>
      v.parse(v.array(deploySchema), await call('GET', `${site}/deploys?per_page=100`)),
    async restoreDeploy(deploy) {
      await call('POST', `${site}/deploys/${deploy}/restore`);
    },
  };
}

function parseBody(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** Netlify names the second at which its limit starts anew. */
function getRateLimitWait(response: Response, delay: number): number {
  const reset = Number(response.headers.get('x-ratelimit-reset')) * 1000 - Date.now();
  const wait = Number(response.headers.get('retry-after')) * 1000 || reset;
  return Math.min(MAX_RATE_LIMIT_WAIT_MS, Math.max(delay, wait || 0));
}

async function describeRefusal(call: string, response: Response | undefined): Promise<ExpectedError> {
  if (!response) return new ExpectedError("Netlify: can't be reached. Check the network and run it again.");
  const text = (await response.text()).slice(0, 200);
  const fix = FIXES[response.status] ?? 'Run it again; what was sent is not sent twice.';
  return new ExpectedError(`Netlify: ${call} was answered with ${response.status} ${text}. ${fix}`);
}

const FIXES: Readonly<Record<number, string>> = {
  401: 'Check NETLIFY_AUTH_TOKEN.',
  403: 'Check that NETLIFY_AUTH_TOKEN may deploy this site.',
  404: 'Check hosting.netlifySiteId.',
  429: 'Netlify allows three deploys a minute and 100 a day.',
};
