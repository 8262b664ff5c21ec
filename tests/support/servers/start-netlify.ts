import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

interface DeployBody {
  readonly files: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  readonly function_schedules?: readonly { readonly name: string; readonly cron: string }[];
  readonly functions_config?: Readonly<Record<string, { readonly routes?: readonly unknown[] }>>;
  readonly async?: boolean;
}

interface StoredDeploy {
  readonly id: string;
  readonly created_at: string;
  readonly body: DeployBody;
  state: string;
  error_message?: string;
}

/**
 * Netlify's deploy API on loopback, for one site: digests, the files and functions that it does not have yet, uploads
 * that are refused unless their sums are in the digest, a deploy that goes live when the last one has come, and restores.
 */
export interface NetlifyServer {
  readonly api: string;
  /** What visitors get, and the functions that answer. */
  published(): { readonly files: Readonly<Record<string, string>>; readonly functions: readonly string[] };
  readonly deploys: StoredDeploy[];
  /** 'PUT /deploys/1/files/index.html' of everything that was answered. */
  readonly requests: string[];
  /** The contents of uploaded functions by name, newest. */
  readonly zips: Map<string, Buffer>;
  /** Called before each request; a status is the answer. */
  fail: (request: string) => number | undefined;
  close(): Promise<void>;
}

const sum = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('hex');

export async function startNetlify(siteId: string, token: string): Promise<NetlifyServer> {
  const contents = new Map<string, Buffer>();
  const functions = new Map<string, Buffer>();
  const deploys: StoredDeploy[] = [];
  const requests: string[] = [];
  const zips = new Map<string, Buffer>();
  let published: StoredDeploy | undefined;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  const { port, close } = await listen(server);
  const started: NetlifyServer = {
    api: `http://127.0.0.1:${port}/api/v1`,
    deploys,
    requests,
    zips,
    fail: () => undefined,
    published: () => ({
      files: Object.fromEntries(
        Object.entries(published?.body.files ?? {}).map(([path, sha]) => [path, String(contents.get(sha))]),
      ),
      functions: Object.keys(published?.body.functions ?? {}),
    }),
    close,
  };

  function missingOf({ body }: StoredDeploy) {
    return {
      required: [...new Set(Object.values(body.files))].filter((sha) => !contents.has(sha)),
      required_functions: [...new Set(Object.values(body.functions))].filter((sha) => !functions.has(sha)),
    };
  }

  function advance(deploy: StoredDeploy): void {
    const { required, required_functions } = missingOf(deploy);
    if (deploy.state === 'preparing') deploy.state = 'prepared';
    else if (deploy.state !== 'ready' && required.length + required_functions.length === 0) {
      deploy.state = 'ready';
      published = deploy;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request);
    const url = new URL(request.url ?? '/', started.api);
    const path = url.pathname.replace('/api/v1', '');
    const name = `${request.method} ${path}`;
    const failure = started.fail(name);
    if (failure !== undefined) return send(response, failure, { message: 'trouble' });
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, 401, { code: 401, message: 'Access Denied' });
    requests.push(name);
    const { status, body } = reply(request.method ?? '', path, url.searchParams, content);
    send(response, status, body);
  }

  function reply(method: string, path: string, query: URLSearchParams, content: Buffer) {
    const site = `/sites/${siteId}`;
    const [, deployId = '', kind, file = ''] =
      /^\/deploys\/([^/]+)\/(files|functions)\/(.+)$/.exec(path) ?? [];
    if (method === 'POST' && path === `${site}/deploys`) {
      const deploy: StoredDeploy = {
        id: `deploy-${deploys.length + 1}`,
        created_at: new Date().toISOString(),
        body: JSON.parse(content.toString()),
        state: 'preparing',
      };
      deploys.unshift(deploy);
      return {
        status: 200,
        body: { id: deploy.id, state: deploy.state, required: [], required_functions: [] },
      };
    }
    if (method === 'GET' && path === site) return { status: 200, body: { published_deploy: published } };
    if (method === 'GET' && path === `${site}/deploys`)
      return {
        status: 200,
        body: deploys.map(({ id, state, created_at }) => ({ id, state, created_at, context: 'production' })),
      };
    const [, ownId, restore] = new RegExp(`^${site}/deploys/([^/]+)(/restore)?$`).exec(path) ?? [];
    const deploy = deploys.find(({ id }) => id === (ownId ?? deployId));
    if (!deploy) return { status: 404, body: { code: 404, message: 'Not Found' } };
    if (restore !== undefined) {
      published = deploy;
      return { status: 201, body: { id: deploy.id, state: deploy.state } };
    }
    if (kind === undefined) {
      advance(deploy);
      return { status: 200, body: { id: deploy.id, state: deploy.state, ...missingOf(deploy) } };
    }
    return { ...receive(deploy, kind, decodeURIComponent(file), query, content) };
  }

  function receive(
    deploy: StoredDeploy,
    kind: string,
    name: string,
    query: URLSearchParams,
    content: Buffer,
  ) {
    const isFile = kind === 'files';
    const expected = isFile ? deploy.body.files[`/${name}`] : deploy.body.functions[name];
    const sha = sum(isFile ? 'sha1' : 'sha256', content);
    if (expected !== sha)
      return { status: 422, body: { message: `${name}: sum ${sha} is not in the digest` } };
    if (!isFile && !/^nodejs\d+\.x$/.test(query.get('runtime') ?? ''))
      return { status: 422, body: { message: 'runtime is missing' } };
    (isFile ? contents : functions).set(sha, content);
    if (!isFile) zips.set(name, content);
    return { status: 200, body: { id: sha } };
  }

  return started;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
