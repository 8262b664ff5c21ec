import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { emailAddressSchema } from '#leads/mail/email-address-schema.ts';

/** Who learns of leads that do not arrive. */
export const alertsSchema = v.pipe(
  v.strictObject({
    /** The recipients of e-mails. Needs `leads.mail`. */
    to: v.optional(v.array(emailAddressSchema), []),
    /**
     * The name of the environment variable that holds the address of a webhook, which must be https. Incoming webhooks of
     * Slack, Mattermost and Google Chat will do.
     */
    urlEnv: v.optional(envNameSchema),
    /** The name of the environment variable that holds the webhook's signing secret: "whsec_" and base64. */
    secretEnv: v.optional(envNameSchema),
  }),
  v.check(
    ({ to, urlEnv }) => to.length > 0 || urlEnv !== undefined,
    'must name recipients in "to", or a webhook in "urlEnv"',
  ),
);

export type AlertsConfig = v.InferOutput<typeof alertsSchema>;
