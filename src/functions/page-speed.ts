import * as v from 'valibot';
import { findPageKind } from '#domain/page-kinds.ts';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/page-speed',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** A tab in the background takes as long as it likes; a minute says all. */
const milliseconds = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((ms) => Math.min(Math.round(ms), 60_000)),
);

const bodySchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Undefined: the browser does not measure it, or there was nothing to measure. */
  lcp: v.optional(milliseconds),
  inp: v.optional(milliseconds),
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/** Keeps what one page view took. Nothing about the visitor is recorded, and of the page only its kind. */
async function keepPageSpeed({ body, site, runtime, now, checkRateLimit }: PostContext): Promise<Response> {
  if (!site.fieldData) throw new HttpError(404, 'This website does not measure its pages.');
  const { path, ...figures } = validateBody(bodySchema, body);
  await checkRateLimit();
  await runtime.store().track({
    site: site.dealer,
    kind: 'page-speed',
    at: now.toISOString(),
    details: { page: findPageKind(path), ...figures },
  });
  return respondJson(202, {});
}

export default createPostEndpoint(config, keepPageSpeed);
