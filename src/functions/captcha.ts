import { altcha } from '#leads/captcha/altcha.ts';
import { answerJson } from './lib/answers.ts';
import { type Call, type FunctionConfig, getEndpoint } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/captcha',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** A task for the browser of whoever fills in a form that asks for one. Where none can be set the form is sent without. */
async function task({ site, world, now }: Call): Promise<Response> {
  if (!site.forms.captcha) throw new Refusal(404, 'This dealership asks for no captcha.');
  const provider = altcha({ site: site.dealer, secret: world.captchaSecret, store: world.store() });
  const challenge = await provider.challenge(now);
  if (!challenge) throw new Refusal(503, 'There is no captcha at the moment. Send the form without it.');
  return answerJson(200, challenge);
}

export default getEndpoint(config, task);
