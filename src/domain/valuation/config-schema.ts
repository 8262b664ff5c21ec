import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { ONLINE_LIMITS, type OnlineVariant } from './online.ts';

/** A service that values vehicles: what it is asked and answers is told in docs/reference/functions.md. */
const valuationServiceSchema = v.strictObject({
  /** Below it lie its two addresses, `rego` and `valuation`: 'https://values.example.com/v1/'. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?\/([^?#]*\/)?$/,
      'must be an https address that ends in "/", such as "https://values.example.com/v1/"',
    ),
  ),
  /** Names the variable with the token that it is shown. */
  tokenEnv: envNameSchema,
});

/** How a dealer values vehicles, or false for one that takes none: no trade-in and no test drive is then offered. */
export const valuationConfigSchema = v.union([
  v.literal(false),
  v.strictObject({
    /** Who says a price: 'team', the people of the yard after an inspection; 'demo', invented figures; or a service. */
    provider: v.optional(v.union([v.picklist(['team', 'demo']), valuationServiceSchema]), 'team'),
    /** Up to which age and kilometres a vehicle is priced online: 7 years or 10 years, and 100,000 km. */
    variant: v.optional(v.picklist(Object.keys(ONLINE_LIMITS) as OnlineVariant[]), 'seven-years'),
    /** Whether the results of valuations are kept and passed on with the leads (T-71). */
    save: v.optional(v.boolean(), false),
  }),
]);

export type ValuationConfig = v.InferOutput<typeof valuationConfigSchema>;

/** A valuation that is done online. */
export interface OnlineValuationConfig {
  readonly provider: Exclude<Exclude<ValuationConfig, false>['provider'], 'team'>;
  readonly variant: OnlineVariant;
}

/** How vehicles are valued online; undefined where the team does it, or nobody. */
export function getOnlineValuationConfig(config: ValuationConfig): OnlineValuationConfig | undefined {
  if (config === false || config.provider === 'team') return undefined;
  const { provider, variant } = config;
  return { provider, variant };
}
