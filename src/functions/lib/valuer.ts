import { type OnlineValuation, onlineValuation } from '#domain/valuation/config-schema.ts';
import type { OnlineVariant } from '#domain/valuation/online.ts';
import { createPost, type Post, privateHostsIn } from '#leads/delivery/safe-post.ts';
import { demoProvider } from '#leads/valuation/demo-provider.ts';
import type { Keeper } from '#leads/valuation/online-valuation.ts';
import type { ValuationProvider } from '#leads/valuation/provider.ts';
import { serviceProvider } from '#leads/valuation/service-provider.ts';
import type { SiteFacts } from '#server/published-site/site-reader.ts';
import type { Call } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** What a dealer values vehicles with. */
export interface Valuer {
  readonly provider: ValuationProvider;
  readonly keeper: Keeper;
  readonly variant: OnlineVariant;
}

/** What is said where nothing can be looked up or priced; the page has a form as well. */
export const NO_VALUE = 'We can’t value vehicles online at the moment. Please use the form on this page.';

/** How this dealer values online. Throws a Refusal: 404 where its team does it, 503 where it is not set up. */
export function valuerFor({ site, world }: Pick<Call, 'site' | 'world'>): Valuer {
  const config = onlineValuation(site.valuation);
  if (!config) throw new Refusal(404, 'This dealership values vehicles after an inspection.');
  const keeper = keeperFor({ site, world });
  if (!keeper) throw notSetUp(world, site, 'needs the environment variable CAPTCHA_SECRET');
  return { provider: providerOf(config.provider, { site, world }), keeper, variant: config.variant };
}

/** What valuations are sealed with; undefined where there is no secret. */
export function keeperFor({ site, world }: Pick<Call, 'site' | 'world'>): Keeper | undefined {
  return world.captchaSecret ? { secret: world.captchaSecret, site: site.dealer } : undefined;
}

function providerOf(
  config: OnlineValuation['provider'],
  { site, world }: Pick<Call, 'site' | 'world'>,
): ValuationProvider {
  if (config === 'demo') return demoProvider;
  const token = world.env(config.tokenEnv);
  if (!token) throw notSetUp(world, site, `needs the environment variable ${config.tokenEnv}`);
  return serviceProvider({ url: new URL(config.url), token, post: postOf(world) });
}

function notSetUp(world: World, { dealer }: SiteFacts, why: string): Refusal {
  world.log(`valuation: ${dealer}: ${why}, which is not set`);
  return new Refusal(503, NO_VALUE);
}

/** Connections are kept for the next call. */
const posts = new WeakMap<World, Post>();

function postOf(world: World): Post {
  const known = posts.get(world) ?? createPost(privateHostsIn(world.env('LEADS_PRIVATE_HOSTS')));
  posts.set(world, known);
  return known;
}
