import { fileURLToPath } from 'node:url';
import type { Build } from '#build-queue/build.ts';
import { getNextBuildAt } from '#build-queue/build-due.ts';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import type { Gate } from '#host/auth/gate.ts';
import { parseBasicCredentials, parseLogins } from '#host/auth/logins.ts';
import { renderHostPage } from '#host/overview/host-page.ts';
import { buildLocalSiteUrl, isOwnName } from '#host/resolve-dealer.ts';
import { respondFile, respondRedirect, respondText } from '#host/respond.ts';
import { type HostRequest, STATIC_METHODS } from '#host/routes.ts';
import type { Compressor } from '#host/static/compression.ts';
import { hasOperatorToken } from '#operations/operator-token.ts';
import type { FileCache } from '#platform/file-cache.ts';
import { isSafeToken } from '#platform/webhooks/signature.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import {
  createDealerStudio,
  type DealerStudio,
  type ExamineDealer,
  type PreviewDealer,
} from './dealer-studio.ts';
import { findModuleFile } from './modules.ts';
import { answerRepository } from './repository-api.ts';
import { readSession, signSession } from './session.ts';
import { buildStudioList, renderStudioPage, STUDIO_HEADERS } from './studio-page.ts';

/** What the studio needs of the machine that it runs on. */
export interface StudioOptions {
  /** The folder of dealer folders. */
  readonly sitesDir: string;
  readonly examine: ExamineDealer;
  readonly preview: PreviewDealer;
}

interface StudioDeps extends StudioOptions {
  readonly dataDir: string;
  readonly sites: SiteReader;
  readonly buildQueue: BuildQueue;
  readonly wakeBuilder: (dealer: string) => void;
  readonly gate: Gate;
  /** Answers a request as the published site of a dealer does. */
  readonly answerAs: (slug: string, hostRequest: HostRequest) => Promise<Response>;
  readonly read: FileCache;
  readonly compress: Compressor;
  readonly env: NodeJS.ProcessEnv;
}

/** Answers /admin/ of the host's own names. Undefined for every other address. */
export type StudioRoutes = (hostRequest: HostRequest) => Promise<Response> | undefined;

const OPERATOR = 'operator';
const fileOf = (url: string) => fileURLToPath(new URL(url, import.meta.url));

/** Files that hold no secret. */
const FILES: Readonly<Record<string, string>> = {
  '/admin/studio.js': fileOf('./studio.js'),
  '/admin/preview.js': fileOf('./preview.js'),
  '/admin/collections.json': fileOf('../../../schemas/studio.json'),
};

/** Creates the studio, in which editors change the content of dealers. It is there if operators have a token. */
export function createStudio(deps: StudioDeps): StudioRoutes {
  const { sites, buildQueue, gate, env } = deps;
  const { OPERATOR_TOKEN: secret = '' } = env;
  if (!isSafeToken(secret)) return () => undefined;
  const studios = new Map<string, DealerStudio>();

  function studioOf(dealer: string): DealerStudio {
    const studio = studios.get(dealer) ?? createDealerStudio(dealer, deps);
    studios.set(dealer, studio);
    return studio;
  }

  /** The dealers whose folders are here; other templates of them are the same folders. */
  async function findDealer(slug: string): Promise<SiteFacts | undefined> {
    const facts = await sites.bySlug(slug);
    return facts?.dealer === slug ? facts : undefined;
  }

  async function answerList(hostRequest: HostRequest): Promise<Response> {
    if (!hasOperatorToken(hostRequest.request.headers.get('authorization'), secret))
      return askForToken(hostRequest);
    const all = await sites.all();
    const { html, headers } = renderHostPage(
      buildStudioList(all.filter(({ slug, dealer }) => slug === dealer)),
    );
    return new Response(html, { headers: { ...STUDIO_HEADERS, ...headers } });
  }

  async function answerDealer(hostRequest: HostRequest, slug: string, rest: string): Promise<Response> {
    const facts = await findDealer(slug);
    if (!facts) return respondText(hostRequest.request, 404, 'There is no such dealer here.');
    if (rest === '') return answerPage(hostRequest, facts);
    if (rest === 'session') return answerSession(hostRequest, facts);
    if (rest.startsWith('site/')) return answerPicture(hostRequest, facts, rest.slice('site'.length));
    return answerCall(hostRequest, facts, rest);
  }

  /** A picture or typeface of the published site, for previews: never a page or a script, which would be the studio's. */
  async function answerPicture(hostRequest: HostRequest, facts: SiteFacts, path: string): Promise<Response> {
    const { request } = hostRequest;
    const who = await admit(hostRequest, facts);
    if (who instanceof Response) return who;
    const answer =
      STATIC_METHODS.includes(request.method) &&
      (await deps.answerAs(facts.dealer, { ...hostRequest, path }));
    if (!answer || !isPicture(answer)) return respondText(request, 404, 'There is no such picture.');
    answer.headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return answer;
  }

  async function answerPage(hostRequest: HostRequest, facts: SiteFacts): Promise<Response> {
    const who = await admit(hostRequest, facts);
    if (who instanceof Response) return who;
    const { dealer, name } = facts;
    const { url } = hostRequest;
    const token = startSession(who, dealer);
    const site = isOwnName(url.hostname) ? buildLocalSiteUrl(dealer, url) : facts.url;
    return new Response(renderStudioPage(name, { dealer, token, site }), { headers: STUDIO_HEADERS });
  }

  /** A further session for a page that is open since yesterday, with the login that the browser knows. */
  async function answerSession(hostRequest: HostRequest, facts: SiteFacts): Promise<Response> {
    const who = await admit(hostRequest, facts);
    return who instanceof Response ? who : respondJson(200, { token: startSession(who, facts.dealer) });
  }

  const startSession = (who: string, dealer: string) => signSession(who, { dealer, secret, now: new Date() });

  /** The name of who may edit a dealer, or what to answer to others. */
  async function admit(hostRequest: HostRequest, { dealer, editors }: SiteFacts): Promise<string | Response> {
    const authorization = hostRequest.request.headers.get('authorization') ?? '';
    if (hasOperatorToken(authorization, secret)) return OPERATOR;
    if (editors === null) return askForToken(hostRequest);
    const site = { slug: dealer, dir: '', headers: [], redirects: [], auth: null };
    const refusal = await gate({ ...hostRequest, site }, { loginsEnv: editors });
    return refusal ?? parseBasicCredentials(authorization)?.name ?? '';
  }

  /** Whose session a page's own calls name in a header, which no other site can send. It ends with the login. */
  function readToken({ request }: HostRequest, { dealer, editors }: SiteFacts): string | undefined {
    const [, token = ''] = /^token (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const who = readSession(token, { dealer, secret, now: new Date() });
    if (who === undefined) return undefined;
    const logins = parseLogins(env[editors ?? ''] ?? '');
    return who === OPERATOR || logins?.has(who.normalize('NFC')) ? who : undefined;
  }

  async function answerCall(hostRequest: HostRequest, facts: SiteFacts, rest: string): Promise<Response> {
    const who = readToken(hostRequest, facts);
    if (who === undefined) return respondJson(401, { message: 'Your session is over. Reload the page.' });
    const { request, url } = hostRequest;
    const { dealer, buildHook } = facts;
    const studio = studioOf(dealer);
    const onSaved = async () => {
      await buildQueue.requestBuild(dealer, new Date());
      deps.wakeBuilder(dealer);
    };
    if (rest.startsWith('api/'))
      return answerRepository({ studio, request, url, who, onSaved }, rest.slice('api'.length));
    if (rest === 'status' && request.method === 'GET') {
      const { builds } = await buildQueue.read(dealer);
      const due = await getNextBuildAt({ dealer, buildHook }, buildQueue, new Date());
      const [saved] = await studio.listSaved();
      return respondJson(200, {
        ...describePublication(builds, due),
        last: saved && { at: saved.at, who: saved.who, message: saved.message },
      });
    }
    if (rest === 'undo' && request.method === 'POST') {
      try {
        await studio.undo(who);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return respondJson(error.status, { message: error.message });
      }
      await onSaved();
      return respondJson(200, {});
    }
    return respondJson(404, { message: 'There is nothing here.' });
  }

  async function answerFile({ request, path }: HostRequest, file: string): Promise<Response> {
    const loaded = await deps.read(file);
    return loaded
      ? respondFile({ request, file: loaded, path, rules: [], compress: deps.compress })
      : respondText(request, 404, `${path} is not installed.`);
  }

  return (hostRequest) => {
    const { path, request } = hostRequest;
    if (path === '/admin') return Promise.resolve(respondRedirect(request, 301, '/admin/'));
    if (path === '/admin/') return answerList(hostRequest);
    const file = FILES[path] ?? findModuleFile(path);
    if (file !== undefined) return answerFile(hostRequest, file);
    const [, slug, rest] = /^\/admin\/([a-z0-9-]+)\/(.*)$/.exec(path) ?? [];
    return slug === undefined ? undefined : answerDealer(hostRequest, slug, rest ?? '');
  };
}

/** Whether a browser shows it in a page, or has it already. */
function isPicture({ status, headers }: Response): boolean {
  return status === 304 || /^(?:image|font|video)\//.test(headers.get('content-type') ?? '');
}

function describePublication([last]: readonly Build[], due: Date | undefined) {
  const isPublishing = due !== undefined || last?.seconds === null;
  const ended = last && last.errors.length > 0 ? 'failed' : 'live';
  return {
    state: isPublishing ? 'publishing' : ended,
    due_at: due?.toISOString() ?? null,
    built_at: last?.started_at ?? null,
    seconds: last?.seconds ?? null,
    errors: last?.errors ?? [],
  };
}

function askForToken({ request }: HostRequest): Response {
  return respondText(request, 401, 'This is for operators: OPERATOR_TOKEN is the password.', {
    'cache-control': 'no-store',
    'www-authenticate': 'Basic realm="Operations", charset="UTF-8"',
  });
}
