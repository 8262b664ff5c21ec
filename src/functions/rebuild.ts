import { nextBuild } from '#server/build-queue/build-due.ts';
import { answerJson } from './lib/answers.ts';
import { type AnyCall, type FunctionConfig, programEndpoint, refuseOtherSite } from './lib/endpoint.ts';
import { readObject } from './lib/read-body.ts';
import { requireSigned } from './lib/signed-call.ts';

/** Netlify reads this as text: literals only. An editor's program may call for each key that is pressed. */
export const config: FunctionConfig = {
  path: '/api/rebuild',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Something was edited: the dealer is built soon, once for all that is asked until then. */
async function askForBuild(call: AnyCall): Promise<Response> {
  const { site, world, now, bytes } = await requireSigned(call);
  // Any object will do, but nothing will not: the signature of a question without a body must not start a build.
  refuseOtherSite(readObject(bytes), site);
  await world.book().ask(site.dealer, now);
  world.wake(site.dealer);
  const due = await nextBuild(site, world.book());
  return answerJson(202, { site: site.dealer, due_at: due?.toISOString() ?? null });
}

export default programEndpoint(config, 'POST', askForBuild);
