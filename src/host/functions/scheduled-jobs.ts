import { DAY_MS } from '#domain/durations.ts';
import type { HostRuntime } from '#functions/lib/runtime/host-runtime.ts';

/** After a start, what was left behind by the last end comes first. */
const INITIAL_DELAY_MS = 1000;
const MINUTE_MS = 60_000;

/** Does what Netlify's schedules do: leads that are due each minute, the daily round each day. Gives what ends it. */
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
