import * as v from 'valibot';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { findCar } from '#leads/acceptance/lead-site.ts';
import { feedIdSchema } from '#leads/intake/lead-request.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/phone-reveal',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  car_id: feedIdSchema,
  dealership_id: v.optional(v.nullable(feedIdSchema), null),
  /** The dealer's slug. */
  website_id: v.string(),
});

/** Counts a revealed phone number of a car in stock. Nothing about the visitor is recorded. */
async function countReveal({ body, site, runtime, now, checkRateLimit }: PostContext): Promise<Response> {
  const { car_id, dealership_id } = validateBody(bodySchema, body);
  await checkRateLimit();
  if (!findCar(site, car_id))
    throw new HttpError(422, 'This vehicle is no longer in stock.', { fields: { car_id: 'is not known' } });
  await runtime.store().track({
    site: site.dealer,
    kind: 'phone-reveal',
    at: now.toISOString(),
    details: { car_id, dealership_id },
  });
  return respondJson(202, {});
}

export default createPostEndpoint(config, countReveal);
