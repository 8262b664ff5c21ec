import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { type DeliveryResult, defineTargetKind } from '#leads/delivery/targets/target-kind.ts';
import { emailAddressSchema } from '#leads/mail/email-address-schema.ts';
import { createMailer, type SmtpMailer } from '#leads/mail/mailer.ts';
import { renderEmail } from './render-email.ts';

/** Leads are sent by e-mail, as text for people or as ADF/XML for a system that reads mail. */
const emailSchema = v.strictObject({
  /** E-mail: leads are sent as messages. */
  kind: v.literal('email'),
  /** The format: text for people, or ADF/XML for a system that reads mail. */
  format: v.optional(v.picklist(['text', 'adf']), 'text'),
  /** The recipients. */
  to: v.pipe(v.array(emailAddressSchema), v.minLength(1, 'must name at least one address')),
  /** The sender's address. Replies go to the visitor. */
  from: emailAddressSchema,
  /** The name of the environment variable that holds the mail server: "smtps://user:password@mail.example.com.au:465". */
  smtpEnv: envNameSchema,
});

export type EmailTargetConfig = v.InferOutput<typeof emailSchema>;

export const email = defineTargetKind(emailSchema, {
  listVariables: ({ smtpEnv }) => [smtpEnv],
  open(name, config, { readVariable }) {
    const mailer = createMailer(readVariable(config.smtpEnv));
    return { name, send: (outbound) => sendMessage(mailer, renderEmail(outbound, config)) };
  },
});

/** Sends one message; the mail server's answer as the outcome of an attempt. */
export async function sendMessage(mailer: SmtpMailer, message: SendMailOptions): Promise<DeliveryResult> {
  try {
    const answer = await mailer.send(message);
    return { outcome: 'delivered', note: 'taken by the mail server', answer };
  } catch (error) {
    return toFailure(error as SendError);
  }
}

/** What nodemailer rejects with. */
interface SendError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The mail server's answer. */
  readonly response?: string;
}

/** A 5xx about the message is final. One about our login (EAUTH) is a wrong set-up, which somebody may fix. */
function toFailure({ code, responseCode = 0, response, message }: SendError): DeliveryResult {
  const refused = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const reason = [code, responseCode || undefined].filter(Boolean).join(' ');
  const note = `the mail server did not take it (${reason})`;
  return { outcome: refused ? 'refused' : 'failed', note, answer: response ?? message };
}
