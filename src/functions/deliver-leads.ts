import { getNetlifyRuntime, type NetlifyRuntime } from './lib/runtime/runtime.ts';

/**
 * Netlify reads this as text: literals only. Every five minutes: a lead is sent at once when it arrives, so this is for what
 * failed, and a schedule costs a call whether or not something waits.
 */
export const config = { schedule: '*/5 * * * *' };

/** Netlify stops it after 30 seconds; a running attempt takes 10 at most. */
const TIME_BUDGET_MS = 18_000;

/** Sends what is due: leads whose first attempt failed or was cut off. */
export default async function deliverLeads(
  _request?: Request,
  _context?: unknown,
  runtime: Pick<NetlifyRuntime, 'processQueues' | 'now'> = getNetlifyRuntime(),
): Promise<Response> {
  const end = runtime.now().getTime() + TIME_BUDGET_MS;
  await runtime.processQueues(() => runtime.now().getTime() < end);
  return new Response(null, { status: 204 });
}
