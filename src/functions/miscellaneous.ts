import * as v from 'valibot';
import { leadId } from '#leads/id.ts';
import { answerJson } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/miscellaneous',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.looseObject({
  column_name: v.literal('valuation', 'must be "valuation"'),
});

/** Keeps the result of a valuation, for dealerships that want it (spec 7, T-71). The same result twice is one. */
async function keepValuation({ body, site, world, now, later, admit }: PostCall): Promise<Response> {
  if (!site.saveValuations) throw new Refusal(404, 'This dealership does not keep valuations.');
  readAs(bodySchema, body);
  admit();
  const id = leadId({ site: site.dealer, key: 'valuation', body });
  await world.store().keep({
    id,
    site: site.dealer,
    form: 'miscellaneous',
    received_at: now.toISOString(),
    sent_at: null,
    handling: 'deliver',
    payload: body,
  });
  later(world.dispatch(site, id));
  return answerJson(200, { message: 'Valuation saved' });
}

export default postEndpoint(config, keepValuation);
