import * as v from 'valibot';
import { hostName, nonEmptyText } from '#domain/scalar-schemas.ts';

const httpsUrl = v.pipe(v.string(), v.regex(/^https:\/\//, 'must start with "https://"'));

const plausibleSchema = v.strictObject({
  /** The domain of the site as Plausible knows it, such as 'examplemotors.com.au'. */
  domain: hostName,
  /** The address of the script, from Plausible's settings of the site, or from your own server. */
  script: v.optional(httpsUrl, 'https://plausible.io/js/script.js'),
});

const scriptSchema = v.strictObject({
  /** The address of the script. It gets events as `forecourt:event` on the document. */
  script: httpsUrl,
  /** Other hosts that the script loads from or sends to, such as 'collect.example.com'. */
  hosts: v.optional(v.array(hostName), []),
});

export const analyticsSchema = v.strictObject({
  /** `'ask'` loads nothing before the visitor agrees. `'notice'` loads at once and lets visitors turn it off. */
  consent: v.optional(v.picklist(['ask', 'notice']), 'ask'),
  /** The container of Google Tag Manager, such as 'GTM-ABC1234'. */
  tagManager: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must be an id such as "GTM-ABC1234"')),
  ),
  /** The measurement id of Google Analytics 4, such as 'G-ABC1234567'. Leave it out if your container sends to it. */
  ga4: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'must be an id such as "G-ABC1234567"'))),
  /** The id of the Meta Pixel: digits in quotes. */
  metaPixel: v.optional(v.pipe(v.string(), v.regex(/^\d{6,20}$/, 'must be digits in quotes'))),
  /** Plausible Analytics, hosted or your own. */
  plausible: v.optional(plausibleSchema),
  /** Scripts of other tools. */
  scripts: v.optional(v.array(scriptSchema), []),
  /** Other hosts that the tags of your container load from or send to, such as 'www.googleadservices.com'. */
  hosts: v.optional(v.array(hostName), []),
  /** What visitors read in place of the standard text. */
  text: v.optional(nonEmptyText),
});

export type AnalyticsConfig = v.InferOutput<typeof analyticsSchema>;
