import * as v from 'valibot';
import { leadId } from '#leads/intake/lead-id.ts';
import { valuationById } from '#leads/valuation/online-valuation.ts';
import { answerJson } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';
import { keeperFor } from './lib/valuer.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/miscellaneous',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.looseObject({
  column_name: v.literal('valuation', 'must be "valuation"'),
  id: v.pipe(v.string(), v.maxLength(8192)),
});

/**
 * Keeps the result of a valuation, for dealerships that want it (T-71): as we said it, whatever else the body
 * says. The same result twice is one.
 */
async function keepValuation({ body, site, world, now, later, admit }: PostCall): Promise<Response> {
  if (!site.valuation || !site.valuation.save)
    throw new Refusal(404, 'This dealership does not keep valuations.');
  const { column_name, id: sealedId } = readAs(bodySchema, body);
  const keeper = keeperFor({ site, world });
  const told = keeper && valuationById(sealedId, keeper);
  if (!told) throw new Refusal(422, 'We do not know this valuation.', { fields: { id: 'is not known' } });
  admit();
  const id = leadId({ site: site.dealer, key: 'valuation', body: { id: sealedId } });
  await world.store().keep({
    id,
    site: site.dealer,
    form: 'miscellaneous',
    received_at: now.toISOString(),
    sent_at: null,
    handling: 'deliver',
    payload: { column_name, ...told },
  });
  later(world.dispatch(site, id));
  return answerJson(200, { message: 'Valuation saved' });
}

export default postEndpoint(config, keepValuation);
