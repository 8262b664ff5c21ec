import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';

const emailAddress = v.pipe(
  v.string(),
  v.rfcEmail('must be one email address, such as "sales@example.com.au"'),
);
const dayCount = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Leads are posted to an address, as JSON or as ADF/XML 1.0, signed by Standard Webhooks where there is a secret. */
const webhookTargetSchema = v.strictObject({
  /** Posted to an address. */
  kind: v.literal('webhook'),
  /** JSON, or ADF/XML 1.0. */
  format: v.optional(v.picklist(['json', 'adf']), 'json'),
  /** Names the variable that holds the address: https only. */
  urlEnv: envNameSchema,
  /** Names the variable that holds the signing secret, "whsec_" and base64. */
  secretEnv: v.optional(envNameSchema),
});

/** Leads are sent as e-mails, as text to read or as ADF/XML for a system that reads mail. */
const emailTargetSchema = v.strictObject({
  /** Sent as e-mails. */
  kind: v.literal('email'),
  /** Text to read, or ADF/XML for a system that reads mail. */
  format: v.optional(v.picklist(['text', 'adf']), 'text'),
  /** Who gets them. */
  to: v.pipe(v.array(emailAddress), v.minLength(1, 'must name one address at least')),
  /** The sender's address; answers go to the visitor. */
  from: emailAddress,
  /** Names the variable that holds the server: "smtps://user:password@mail.example.com.au:465". */
  smtpEnv: envNameSchema,
});

/** Leads are added to a file, a line of JSON each: .data/leads/<slug>.jsonl. For the project's own host only. */
const fileTargetSchema = v.strictObject({
  /** Added to .data/leads/<slug>.jsonl. */
  kind: v.literal('file'),
});

/** What becomes of a dealer's leads. */
export const leadsSchema = v.strictObject({
  /** Where leads are sent, each place under a name of its own; without any into a file. */
  targets: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be lower case letters, digits and hyphens')),
        v.variant('kind', [webhookTargetSchema, emailTargetSchema, fileTargetSchema]),
      ),
      v.check((targets) => Object.keys(targets).length > 0, 'must name one at least, or be left out'),
    ),
    { file: { kind: 'file' } },
  ),
  /** After so many days a lead is erased here. */
  retentionDays: v.optional(dayCount, 730),
  /** The same for what a program wrote into the form. */
  spamRetentionDays: v.optional(dayCount, 30),
});

export type LeadsConfig = v.InferOutput<typeof leadsSchema>;
export type TargetConfig = LeadsConfig['targets'][string];
export type WebhookTargetConfig = Extract<TargetConfig, { kind: 'webhook' }>;
export type EmailTargetConfig = Extract<TargetConfig, { kind: 'email' }>;
