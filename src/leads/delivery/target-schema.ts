import * as v from 'valibot';
import { envName } from '#domain/env-name.ts';

const mailbox = v.pipe(v.string(), v.rfcEmail('must be one email address, such as "sales@example.com.au"'));
const days = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Leads are posted to an address, as JSON or as ADF/XML 1.0, signed by Standard Webhooks where there is a secret. */
const webhookTarget = v.strictObject({
  /** Posted to an address. */
  kind: v.literal('webhook'),
  /** JSON, or ADF/XML 1.0. */
  format: v.optional(v.picklist(['json', 'adf']), 'json'),
  /** Names the variable that holds the address: https only. */
  urlEnv: envName,
  /** Names the variable that holds the signing secret, "whsec_" and base64. */
  secretEnv: v.optional(envName),
});

/** Leads are sent as e-mails, as text to read or as ADF/XML for a system that reads mail. */
const emailTarget = v.strictObject({
  /** Sent as e-mails. */
  kind: v.literal('email'),
  /** Text to read, or ADF/XML for a system that reads mail. */
  format: v.optional(v.picklist(['text', 'adf']), 'text'),
  /** Who gets them. */
  to: v.pipe(v.array(mailbox), v.minLength(1, 'must name one address at least')),
  /** The sender's address; answers go to the visitor. */
  from: mailbox,
  /** Names the variable that holds the server: "smtps://user:password@mail.example.com.au:465". */
  smtpEnv: envName,
});

/** Leads are added to a file, a line of JSON each: .data/leads/<slug>.jsonl. For the project's own host only. */
const fileTarget = v.strictObject({
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
        v.variant('kind', [webhookTarget, emailTarget, fileTarget]),
      ),
      v.check((targets) => Object.keys(targets).length > 0, 'must name one at least, or be left out'),
    ),
    { file: { kind: 'file' } },
  ),
  /** After so many days a lead is erased here. */
  keepDays: v.optional(days, 730),
  /** The same for what a program wrote into the form. */
  keepSpamDays: v.optional(days, 30),
});

export type LeadsConfig = v.InferOutput<typeof leadsSchema>;
export type Target = LeadsConfig['targets'][string];
export type WebhookTarget = Extract<Target, { kind: 'webhook' }>;
export type EmailTarget = Extract<Target, { kind: 'email' }>;
