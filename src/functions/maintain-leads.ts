import { getNetlifyRuntime, type NetlifyRuntime } from './lib/runtime/runtime.ts';

/** Netlify reads this as text: literals only. Once a day. */
export const config = { schedule: '@daily' };

/** Starts missing deliveries and erases leads past the retention period. */
export default async function maintainLeads(
  _request?: Request,
  _context?: unknown,
  runtime: Pick<NetlifyRuntime, 'runMaintenance'> = getNetlifyRuntime(),
): Promise<Response> {
  await runtime.runMaintenance();
  return new Response(null, { status: 204 });
}
