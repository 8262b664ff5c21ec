import { type NetlifyWorld, netlifyWorld } from './lib/world.ts';

/** Netlify reads this as text: literals only. Once a day. */
export const config = { schedule: '@daily' };

/** Begins deliveries that nobody has begun, and erases leads whose time is over. */
export default async function tendLeads(
  _request?: Request,
  _context?: unknown,
  world: Pick<NetlifyWorld, 'upkeepAll'> = netlifyWorld(),
): Promise<Response> {
  await world.upkeepAll();
  return new Response(null, { status: 204 });
}
