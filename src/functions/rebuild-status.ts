import { getNextBuildAt } from '#build-queue/build-due.ts';
import { authorizeStatus, unauthorized } from '#functions/lib/endpoint/require-signature.ts';
import { hasOperatorToken } from '#operations/operator-token.ts';
import {
  createMachineEndpoint,
  type FunctionConfig,
  type RequestContext,
  type SiteContext,
} from './lib/endpoint/endpoint.ts';
import { respondJson } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/rebuild/status',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The pending build, the published build and the results of the last ones. */
async function getStatus(call: RequestContext): Promise<Response> {
  const { site, runtime, now } = isOperator(call) ? requireOperatorSite(call) : await authorizeStatus(call);
  const book = runtime.buildQueue();
  const [{ builds }, due] = await Promise.all([book.read(site.dealer), getNextBuildAt(site, book, now)]);
  return respondJson(200, {
    site: site.dealer,
    due_at: due?.toISOString() ?? null,
    published: { built_at: site.builtAt },
    builds,
  });
}

/** OPERATOR_TOKEN lets the operator read the status without a signature. */
function isOperator({ request, runtime }: RequestContext): boolean {
  return hasOperatorToken(request.headers.get('authorization'), runtime.env('OPERATOR_TOKEN'));
}

function requireOperatorSite(call: RequestContext): SiteContext {
  const { site } = call;
  if (!site) throw unauthorized();
  return { ...call, site };
}

export default createMachineEndpoint(config, 'GET', getStatus);
