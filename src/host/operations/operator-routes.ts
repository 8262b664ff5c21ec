import { respondBytes, respondNotAllowed, respondRedirect, respondText } from '#host/respond.ts';
import { type HostRequest, STATIC_METHODS } from '#host/routes.ts';
import type { OperationsStatus } from '#operations/dealer-status.ts';
import { hasOperatorToken } from '#operations/operator-token.ts';
import { EXPOSITION_TYPE } from '#platform/metrics.ts';
import { isSafeToken } from '#platform/webhooks/signature.ts';

export interface OperatorDeps {
  /** The secret of operators. Without it only /healthz and /readyz are there. */
  readonly token: string | undefined;
  /** Why the host should get no requests. */
  readonly findObstacles: () => Promise<readonly string[]>;
  readonly readStatus: () => Promise<OperationsStatus>;
  /** All metrics, in Prometheus's text format. */
  readonly readMetrics: () => Promise<string>;
  /** The page of the state of all dealers; its typeface is answered by the host's own pages. */
  readonly renderPage: (status: OperationsStatus) => {
    readonly html: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** Answers the addresses for operators, which are there on the host's own names. Undefined for every other address. */
export type OperatorRoutes = (hostRequest: HostRequest) => Promise<Response> | undefined;

type Answer = (hostRequest: HostRequest) => Promise<Response>;

/** Nothing of this is for caches or search engines. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

export function createOperatorRoutes(deps: OperatorDeps): OperatorRoutes {
  const open: Readonly<Record<string, Answer>> = {
    '/healthz': ({ request }) => Promise.resolve(respondText(request, 200, 'alive')),
    '/readyz': async ({ request }) => {
      const obstacles = await deps.findObstacles();
      return obstacles.length === 0
        ? respondText(request, 200, 'ready')
        : respondText(request, 503, obstacles.join('\n'), { 'retry-after': '5' });
    },
  };
  const guarded: Readonly<Record<string, Answer>> = {
    '/metrics': async ({ request }) => respond(request, EXPOSITION_TYPE, await deps.readMetrics()),
    '/operations': ({ request }) => Promise.resolve(respondRedirect(request, 301, '/operations/')),
    '/operations/': async ({ request }) => {
      const status = await deps.readStatus();
      if (prefersJson(request)) return respondJson(request, status);
      const { html, headers } = deps.renderPage(status);
      return respond(request, 'text/html; charset=utf-8', html, { ...headers, vary: 'Accept' });
    },
    '/operations.json': async ({ request }) => respondJson(request, await deps.readStatus()),
  };

  return (hostRequest) => {
    const { request, path } = hostRequest;
    const answer = open[path] ?? (isSafeToken(deps.token) ? guarded[path] : undefined);
    if (!answer) return undefined;
    if (!STATIC_METHODS.includes(request.method))
      return Promise.resolve(respondNotAllowed(request, STATIC_METHODS));
    const isOpen = Object.hasOwn(open, path);
    return isOpen || hasOperatorToken(request.headers.get('authorization'), deps.token)
      ? answer(hostRequest)
      : Promise.resolve(respondUnauthorised(request));
  };
}

function respondUnauthorised(request: Request): Response {
  return respondText(request, 401, 'This is for operators: OPERATOR_TOKEN is the password.', {
    ...PRIVATE,
    'www-authenticate': 'Basic realm="Operations", charset="UTF-8"',
  });
}

/** Whether a program asks: browsers name text/html before everything else. */
function prefersJson({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

function respondJson(request: Request, status: OperationsStatus): Response {
  return respond(request, 'application/json; charset=utf-8', `${JSON.stringify(status, null, 2)}\n`, {
    vary: 'Accept',
  });
}

function respond(
  request: Request,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return respondBytes(
    request,
    new TextEncoder().encode(text),
    new Headers({ 'content-type': type, ...PRIVATE, ...headers }),
  );
}
