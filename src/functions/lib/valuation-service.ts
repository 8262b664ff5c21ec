import { getOnlineValuationConfig, type OnlineValuationConfig } from '#domain/valuation/config-schema.ts';
import type { OnlineVariant } from '#domain/valuation/online.ts';
import type { SiteContext } from '#functions/lib/endpoint/endpoint.ts';
import { HttpError } from '#functions/lib/http/responses.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';
import { createSafePost, parsePrivateHosts, type SafePost } from '#leads/http/safe-post.ts';
import { demoProvider } from '#leads/valuation/demo-provider.ts';
import type { SigningKey, ValuationProvider } from '#leads/valuation/online-valuation.ts';
import { createServiceProvider } from '#leads/valuation/service-provider.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';

/** The online valuation of a dealer. */
export interface ValuationService {
  readonly provider: ValuationProvider;
  readonly signingKey: SigningKey;
  readonly variant: OnlineVariant;
}

/** The message if the provider is unavailable; the page has a form as well. */
export const VALUATION_UNAVAILABLE =
  "We can't value vehicles online right now. Please use the form on this page.";

/** The dealer's online valuation. Throws an HttpError: 404 if the dealer has none, 503 if it is not set up. */
export function getValuationService({
  site,
  runtime,
}: Pick<SiteContext, 'site' | 'runtime'>): ValuationService {
  const config = getOnlineValuationConfig(site.valuation);
  if (!config) throw new HttpError(404, 'We price vehicles after an inspection.');
  const signingKey = getSigningKey({ site, runtime });
  if (!signingKey) throw notConfigured(runtime, site, 'needs the environment variable CAPTCHA_SECRET');
  return {
    provider: createProvider(config.provider, { site, runtime }),
    signingKey,
    variant: config.variant,
  };
}

/** The key that signs valuations; undefined without a secret. */
export function getSigningKey({
  site,
  runtime,
}: Pick<SiteContext, 'site' | 'runtime'>): SigningKey | undefined {
  return runtime.captchaSecret ? { secret: runtime.captchaSecret, site: site.dealer } : undefined;
}

function createProvider(
  config: OnlineValuationConfig['provider'],
  { site, runtime }: Pick<SiteContext, 'site' | 'runtime'>,
): ValuationProvider {
  if (config === 'demo') return demoProvider;
  const token = runtime.env(config.tokenEnv);
  if (!token) throw notConfigured(runtime, site, `needs the environment variable ${config.tokenEnv}`);
  return createServiceProvider({ url: new URL(config.url), token, post: getPost(runtime) });
}

function notConfigured(runtime: Runtime, { dealer }: SiteFacts, why: string): HttpError {
  runtime.log(`valuation: ${dealer}: ${why}, which is not set`);
  return new HttpError(503, VALUATION_UNAVAILABLE);
}

/** Reuses connections between calls. */
const postsByRuntime = new WeakMap<Runtime, SafePost>();

function getPost(runtime: Runtime): SafePost {
  const known =
    postsByRuntime.get(runtime) ?? createSafePost(parsePrivateHosts(runtime.env('LEADS_PRIVATE_HOSTS')));
  postsByRuntime.set(runtime, known);
  return known;
}
