import * as v from 'valibot';
import { feedIdSchema } from '#leads/intake/feed-id.ts';
import { answerJson } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/phone-reveal',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  car_id: v.optional(v.nullable(feedIdSchema), null),
  dealership_id: v.optional(v.nullable(feedIdSchema), null),
  /** The dealer's slug. */
  website_id: v.string(),
});

/** A phone number was revealed: counted, not answered. Who did it is not kept. */
async function countReveal({ body, site, world, now, admit }: PostCall): Promise<Response> {
  const { car_id, dealership_id } = readAs(bodySchema, body);
  admit();
  await world.store().track({
    site: site.dealer,
    kind: 'phone-reveal',
    at: now.toISOString(),
    details: { car_id, dealership_id },
  });
  return answerJson(202, {});
}

export default postEndpoint(config, countReveal);
