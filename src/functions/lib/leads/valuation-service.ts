import { getOnlineValuationConfig, type OnlineValuationConfig } from '#domain/valuation/config-schema.ts';
import type { OnlineVariant } from '#domain/valuation/online.ts';
import type { SiteContext } from '#functions/lib/endpoint/endpoint.ts';
import { HttpError } from '#functions/lib/http/http-error.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';
import { createSafePost, parsePrivateHosts, type SafePost } from '#leads/http/safe-post.ts';
import { demoProvider } from '#leads/valuation/demo-provider.ts';
import type { SigningKey } from '#leads/valuation/online-valuation.ts';
import type { ValuationProvider } from '#leads/valuation/provider.ts';
import { createServiceProvider } from '#leads/valuation/service-provider.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';

/** What a dealer values vehicles with. */
export interface ValuationService {
  readonly provider: ValuationProvider;
  readonly signingKey: SigningKey;
  readonly variant: OnlineVariant;
}

/** What is said where nothing can be looked up or priced; the page has a form as well. */
export const VALUATION_UNAVAILABLE =
  'We can’t value vehicles online at the moment. Please use the form on this page.';

/** How this dealer values online. Throws an HttpError: 404 where its team does it, 503 where it is not set up. */
export function getValuationService({
  site,
  runtime,
}: Pick<SiteContext, 'site' | 'runtime'>): ValuationService {
  const config = getOnlineValuationConfig(site.valuation);
  if (!config) throw new HttpError(404, 'This dealership values vehicles after an inspection.');
  const signingKey = getSigningKey({ site, runtime });
  if (!signingKey) throw notConfigured(runtime, site, 'needs the environment variable CAPTCHA_SECRET');
  return {
    provider: createProvider(config.provider, { site, runtime }),
    signingKey,
    variant: config.variant,
  };
}

/** What valuations are sealed with; undefined where there is no secret. */
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

/** Connections are kept for the next call. */
const postsByRuntime = new WeakMap<Runtime, SafePost>();

function getPost(runtime: Runtime): SafePost {
  const known =
    postsByRuntime.get(runtime) ?? createSafePost(parsePrivateHosts(runtime.env('LEADS_PRIVATE_HOSTS')));
  postsByRuntime.set(runtime, known);
  return known;
}
