import type { BuildQueue } from '#build-queue/build-queue.ts';
import { matchesPath } from '#functions/lib/http/request.ts';
import type { HostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import type { OnQueueChange } from '#host/images/fair-queue.ts';
import { renderHostPage } from '#host/overview/host-page.ts';
import { gatherStatus } from '#operations/gather-status.ts';
import { createProcessMetrics, formatMetrics } from '#platform/metrics.ts';
import { withTimeout } from '#platform/run-work.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import { buildOperationsPage } from './operations-page.ts';
import { createOperatorRoutes, type OperatorRoutes } from './operator-routes.ts';
import { createHostState, createRequestMetrics, type HostState } from './request-metrics.ts';
import { toHostMetrics, toStatusMetrics } from './status-metrics.ts';

/** Reloading a page, or several Prometheus servers, ask the store no more often than this. */
const MAX_STATUS_AGE_MS = 5000;

interface OperationsDeps {
  readonly sites: SiteReader;
  readonly dataDir: string;
  readonly buildQueue: BuildQueue;
  readonly runtime: Pick<HostRuntime, 'store'>;
  readonly functionPaths: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

/** What operators see of the host, and how it ends. */
export interface Operations {
  readonly routes: OperatorRoutes;
  readonly onPictureQueueChange: OnQueueChange;
  /** Counts a request, whose path is undefined if it is malformed, and asks for no more on its connection while draining. */
  observe(path: string | undefined, answer: () => Promise<Response>): Promise<Response>;
  /** Says by /readyz, and on each connection, that requests should go elsewhere. */
  drain(): void;
  close(): void;
}

export function createOperations(deps: OperationsDeps): Operations {
  const { sites, dataDir, buildQueue, runtime, env, log } = deps;
  const state = createHostState();
  const requests = createRequestMetrics(state);
  const processMetrics = createProcessMetrics();
  const readStatus = remember(MAX_STATUS_AGE_MS, () =>
    gatherStatus({ sites, dataDir, buildQueue, store: runtime.store, log }, new Date()),
  );
  const routes = createOperatorRoutes({
    token: env.OPERATOR_TOKEN,
    findObstacles: () =>
      // A look-up of a lead that cannot be there.
      findObstacles({ state, sites, askStore: async () => runtime.store().find('', ''), log }),
    readStatus,
    readMetrics: async () =>
      formatMetrics([
        ...requests.read(),
        ...toHostMetrics(state),
        ...toStatusMetrics(await readStatus()),
        ...processMetrics.read(),
      ]),
    renderPage: (status) => renderHostPage(buildOperationsPage(status)),
  });

  return {
    routes,
    onPictureQueueChange: (queue) => {
      state.pictures = queue;
    },
    async observe(path, answer) {
      const route = path === undefined ? 'malformed' : classifyRoute(path, deps.functionPaths);
      const response = await requests.observe(route, answer);
      if (state.isDraining) response.headers.set('connection', 'close');
      return response;
    },
    drain: () => {
      state.isDraining = true;
    },
    close: processMetrics.close,
  };
}

/** Gathers once for all who ask while it is under way, and for `maxAgeMs` after that. */
export function remember<T>(maxAgeMs: number, gather: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let endsAt = 0;
  return () => {
    if (!current || performance.now() >= endsAt) {
      endsAt = Number.POSITIVE_INFINITY;
      current = gather().finally(() => {
        endsAt = performance.now() + maxAgeMs;
      });
    }
    return current;
  };
}

const PICTURES = '/.netlify/images';
/** Health checks come every few seconds: among the pages they would hide what visitors wait for. */
const OPERATOR_PATH = /^\/(healthz|readyz|metrics|operations(\/|\.json)?)$/;

/**
 * The kind of a request, for metrics: 'page', 'file', 'picture', 'operator', or the address of a function with its names of parameters. A
 * short list, whatever visitors ask for.
 */
function classifyRoute(path: string, functionPaths: readonly string[]): string {
  if (path === PICTURES) return 'picture';
  if (OPERATOR_PATH.test(path)) return 'operator';
  const called = functionPaths.find((pattern) => matchesPath(pattern, path));
  if (called !== undefined) return called;
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

/** A database that takes longer than this for a look-up counts as unavailable. */
const STORE_TIMEOUT_MS = 2000;

interface ReadinessDeps {
  readonly state: HostState;
  readonly sites: Pick<SiteReader, 'all'>;
  /** Looks something up in the store of leads. */
  readonly askStore: () => Promise<unknown>;
  readonly log: (line: string) => void;
}

/** Why the host should get no requests, for anybody to read; none = it should. */
async function findObstacles({ state, sites, askStore, log }: ReadinessDeps): Promise<string[]> {
  const [hasSites, hasStore] = await Promise.all([
    sites.all().then(
      ({ length }) => length > 0,
      () => false,
    ),
    withTimeout(STORE_TIMEOUT_MS, askStore).then(
      () => true,
      (error: Error) => {
        log(`readyz: store of leads: ${error.message}`);
        return false;
      },
    ),
  ]);
  return [
    ...(state.isDraining ? ['shutting down'] : []),
    ...(hasSites ? [] : ['no site is published']),
    ...(hasStore ? [] : ['the store of leads cannot be reached']),
  ];
}
