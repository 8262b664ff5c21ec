import { getNextBuildAt } from '#build-queue/build-due.ts';
import { createMachineEndpoint, type FunctionConfig, type RequestContext } from './lib/endpoint/endpoint.ts';
import { requireSignature } from './lib/endpoint/require-signature.ts';
import { assertSameSite } from './lib/endpoint/validate-body.ts';
import { parseJsonObject } from './lib/http/read-body.ts';
import { respondJson } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. Some editors call at every keystroke. */
export const config: FunctionConfig = {
  path: '/api/rebuild',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Requests a build of a dealer whose content was edited. Requests until it starts share one build. */
async function requestBuild(call: RequestContext): Promise<Response> {
  const { site, runtime, now, bytes } = await requireSignature(call);
  // A body is required: the signature of a GET without one must not start a build.
  assertSameSite(parseJsonObject(bytes), site);
  await runtime.buildQueue().requestBuild(site.dealer, now);
  runtime.wakeBuilder(site.dealer);
  const due = await getNextBuildAt(site, runtime.buildQueue(), now);
  return respondJson(202, { site: site.dealer, due_at: due?.toISOString() ?? null });
}

export default createMachineEndpoint(config, 'POST', requestBuild);
