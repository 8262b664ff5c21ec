import { getNextBuildAt } from '#server/build-queue/build-due.ts';
import { createMachineEndpoint, type FunctionConfig, type RequestContext } from './lib/endpoint/endpoint.ts';
import { requireSignature } from './lib/endpoint/require-signature.ts';
import { assertSameSite } from './lib/endpoint/validate-body.ts';
import { parseJsonObject } from './lib/http/read-body.ts';
import { respondJson } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. An editor's program may call for each key that is pressed. */
export const config: FunctionConfig = {
  path: '/api/rebuild',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Something was edited: the dealer is built soon, once for all that is asked until then. */
async function requestBuild(call: RequestContext): Promise<Response> {
  const { site, runtime, now, bytes } = await requireSignature(call);
  // Any object will do, but nothing will not: the signature of a question without a body must not start a build.
  assertSameSite(parseJsonObject(bytes), site);
  await runtime.buildQueue().requestBuild(site.dealer, now);
  runtime.wakeBuilder(site.dealer);
  const due = await getNextBuildAt(site, runtime.buildQueue());
  return respondJson(202, { site: site.dealer, due_at: due?.toISOString() ?? null });
}

export default createMachineEndpoint(config, 'POST', requestBuild);
