import lead from '#functions/lead.ts';
import type { TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

export function sendLead(runtime: TestRuntime, body: object, more: Parameters<typeof callFunction>[3] = {}) {
  return callFunction(lead, runtime, '/api/lead', { body, ...more });
}

/** The stored lead whose id an answer gave. */
export function findLead(
  runtime: TestRuntime,
  { json }: { json: { readonly [key: string]: unknown } | undefined },
) {
  return runtime.leads.find('example', String(json?.lead_id));
}
