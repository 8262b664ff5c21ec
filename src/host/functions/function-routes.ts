import { DAY_MS } from '#domain/durations.ts';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import type { HostRuntime } from '#functions/lib/runtime/host-runtime.ts';
import type { HostRoute } from '#host/routes.ts';

/** The functions of every dealer, at the addresses that Netlify would give them. */
export function createFunctionRoutes(runtime: HostRuntime): HostRoute[] {
  return [...FUNCTIONS].map(([path, call]) => ({
    method: '*',
    path,
    handler: ({ request, ip, site }) =>
      call(request, { ip, waitUntil: (promise) => promise }, runtime.forSite(site.slug)),
  }));
}

/** The first run comes soon after a start, for the leads that the last stop left behind. */
const INITIAL_DELAY_MS = 1000;
const MINUTE_MS = 60_000;

/** Does what Netlify's schedules do: delivers due leads, every minute here, runs maintenance every day. Returns a function that stops it. */
export function startScheduledJobs({ processQueues, runMaintenance }: HostRuntime): () => void {
  const first = setTimeout(() => {
    processQueues();
    runMaintenance();
  }, INITIAL_DELAY_MS);
  const timers = [first, setInterval(processQueues, MINUTE_MS), setInterval(runMaintenance, DAY_MS)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
