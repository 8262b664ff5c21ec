import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { createAltchaProvider } from '#leads/captcha/altcha.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/captcha',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** A challenge for the browser. If none can be issued the form is sent without one. */
async function createChallenge({ site, runtime, now }: SiteContext): Promise<Response> {
  if (!site.forms.captcha) throw new HttpError(404, "This dealership doesn't use a captcha.");
  const provider = createAltchaProvider({
    site: site.dealer,
    secret: runtime.captchaSecret,
    store: runtime.store(),
  });
  const challenge = await provider.challenge(now);
  if (!challenge)
    throw new HttpError(503, "The captcha isn't available right now. Send the form without it.");
  return respondJson(200, challenge);
}

export default createGetEndpoint(config, createChallenge);
