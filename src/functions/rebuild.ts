import { getNextBuildAt } from '#build-queue/build-due.ts';
import { authorizeRebuild } from '#functions/lib/endpoint/require-signature.ts';
import { createMachineEndpoint, type FunctionConfig, type RequestContext } from './lib/endpoint/endpoint.ts';
import { respondJson } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. Some editors call at every keystroke. */
export const config: FunctionConfig = {
  path: '/api/rebuild',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Requests a build of a dealer whose content was edited. Requests until it starts share one build. */
async function requestBuild(call: RequestContext): Promise<Response> {
  const { site, runtime, now } = await authorizeRebuild(call);
  await runtime.buildQueue().requestBuild(site.dealer, now);
  runtime.wakeBuilder(site.dealer);
  const due = await getNextBuildAt(site, runtime.buildQueue(), now);
  return respondJson(202, { site: site.dealer, due_at: due?.toISOString() ?? null });
}

export default createMachineEndpoint(config, 'POST', requestBuild);
