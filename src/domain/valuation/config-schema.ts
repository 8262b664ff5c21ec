import * as v from 'valibot';
import { envNameSchema } from '#domain/scalar-schemas.ts';
import { ONLINE_LIMITS, type OnlineVariant } from './online.ts';

/** A service that values vehicles. docs/reference/functions.md describes its two calls. */
const valuationServiceSchema = v.strictObject({
  /** The address of the service, which ends in '/': 'https://values.example.com/v1/'. The calls `rego` and `valuation` are below it. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?\/([^?#]*\/)?$/,
      'must be an https address that ends in "/", such as "https://values.example.com/v1/"',
    ),
  ),
  /** The name of the environment variable that holds the token for the service. */
  tokenEnv: envNameSchema,
});

/** How a dealer values vehicles. `false` for a dealer without trade-ins, which also removes test drives. */
export const valuationConfigSchema = v.union([
  v.literal(false),
  v.strictObject({
    /** Who names a price: 'team', your own staff after an inspection; a service; or 'demo', invented figures for demonstrations. */
    provider: v.optional(v.union([v.picklist(['team', 'demo']), valuationServiceSchema]), 'team'),
    /** The oldest vehicle to price online, 7 or 10 years; in both cases up to 100,000 km. */
    variant: v.optional(v.picklist(Object.keys(ONLINE_LIMITS) as OnlineVariant[]), 'seven-years'),
    /** Stores the results of valuations and sends them to the targets of the leads. */
    save: v.optional(v.boolean(), false),
  }),
]);

export type ValuationConfig = v.InferOutput<typeof valuationConfigSchema>;

/** The part of the configuration that online valuation needs. */
export interface OnlineValuationConfig {
  readonly provider: Exclude<Exclude<ValuationConfig, false>['provider'], 'team'>;
  readonly variant: OnlineVariant;
}

/** The configuration of online valuation; undefined if the team values vehicles, or nobody does. */
export function getOnlineValuationConfig(config: ValuationConfig): OnlineValuationConfig | undefined {
  if (config === false || config.provider === 'team') return undefined;
  const { provider, variant } = config;
  return { provider, variant };
}
