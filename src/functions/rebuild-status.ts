import { isSameText } from '#platform/webhooks/signature.ts';
import { nextBuild } from '#server/build-queue/build-due.ts';
import { answerJson } from './lib/answers.ts';
import { type AnyCall, type Call, type FunctionConfig, programEndpoint } from './lib/endpoint.ts';
import { requireSigned, unsigned } from './lib/signed-call.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/rebuild/status',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Whoever runs the host may look without signing: OPERATOR_TOKEN is theirs, at least this long. */
const LEAST_TOKEN = 24;

/** Whether a build is awaited, the build that visitors see, and how the last ones went. */
async function tellStatus(call: AnyCall): Promise<Response> {
  const { site, world } = isOperator(call) ? ofOperator(call) : await requireSigned(call);
  const book = world.book();
  const [{ builds }, due] = await Promise.all([book.read(site.dealer), nextBuild(site, book)]);
  return answerJson(200, {
    site: site.dealer,
    due_at: due?.toISOString() ?? null,
    published: { built_at: site.builtAt },
    builds,
  });
}

function isOperator({ request, world }: AnyCall): boolean {
  const token = world.env('OPERATOR_TOKEN') ?? '';
  const given = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return token.length >= LEAST_TOKEN && isSameText(token, given);
}

function ofOperator(call: AnyCall): Call {
  const { site } = call;
  if (!site) throw unsigned();
  return { ...call, site };
}

export default programEndpoint(config, 'GET', tellStatus);
