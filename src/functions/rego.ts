import * as v from 'valibot';
import { STATES } from '#domain/states.ts';
import { regoSchema } from '#domain/valuation/valuation.ts';
import { lookUpRego } from '#leads/valuation/online-valuation.ts';
import { answerJson } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';
import { NO_VALUE, valuerFor } from './lib/valuer.ts';

/** Netlify reads this as text: literals only. A look-up may cost the dealer something. */
export const config: FunctionConfig = {
  path: '/api/rego',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  rego: regoSchema,
  regoState: v.picklist(STATES, 'Choose a state.'),
});

/** Which vehicle has a registration; null for one that is not known. The id is what /api/valuation takes. */
async function lookUp({ body, site, world, now, admit }: PostCall): Promise<Response> {
  const { provider, keeper } = valuerFor({ site, world });
  const plate = readAs(bodySchema, body);
  admit();
  try {
    return answerJson(200, await lookUpRego(plate, provider, keeper, now));
  } catch (error) {
    world.log(`valuation: ${site.dealer}: ${error instanceof Error ? error.message : 'failed'}`);
    throw new Refusal(503, NO_VALUE);
  }
}

export default postEndpoint(config, lookUp);
