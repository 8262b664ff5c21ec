import lead from '#functions/lead.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import type { TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

/** Cars that can be reserved for a fee and without one, and one that is reserved already. */
export const STOCK = {
  free: makeCarFacts({ hold: { fee: 500 } }),
  other: makeCarFacts({ hold: { fee: 500 } }),
  feeless: makeCarFacts({ hold: { fee: null } }),
  taken: makeCarFacts({ hold: null }),
};

/** What a visitor fills in, by form. */
export const ANSWERS = {
  reserve: { contact_by: 'Phone call' },
  'buy-online': { contact_by: 'Email', collection: 'Deliver it to my postcode' },
} as const;

export function reserveCar(
  runtime: TestRuntime,
  car_id: string | null,
  form: keyof typeof ANSWERS = 'reserve',
  over = {},
) {
  const body = makeLeadBody({ form, car_id, userData: ANSWERS[form], ...over });
  return callFunction(lead, runtime, '/api/lead', { body });
}
