import lead from '#functions/lead.ts';
import type { TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

export function sendLead(world: TestAppContext, body: object, more: Parameters<typeof callFunction>[3] = {}) {
  return callFunction(lead, world, '/api/lead', { body, ...more });
}

/** The stored lead whose id an answer gave. */
export function findLead(
  world: TestAppContext,
  { json }: { json: { readonly [key: string]: unknown } | undefined },
) {
  return world.leads.find('example', String(json?.lead_id));
}
