import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { envNameSchema } from '#domain/scalar-schemas.ts';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import { buildFieldSummary, getContactName } from '#leads/delivery/formats/field-summary.ts';
import {
  getFormValues,
  getTopic,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { describeOwnVehicle, findOwnVehicleUse } from '#leads/delivery/formats/own-vehicle.ts';
import { type DeliveryResult, defineTargetKind } from '#leads/delivery/targets/target-kind.ts';
import { FOLLOW_UP_FORMS } from '#leads/intake/lead.ts';
import { emailAddressSchema } from '#leads/mail/mail-schema.ts';
import { createMailer, type SmtpMailer, toHeaderText } from '#leads/mail/mailer.ts';

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

interface EmailOptions {
  readonly to: readonly string[];
  readonly from: string;
  readonly format: 'text' | 'adf';
}

/**
 * The e-mail about a lead. Only the dealer's configuration decides on recipients and sender. A visitor's text appears in
 * the body, on one line in the subject, and as one address in Reply-To.
 */
export function renderEmail(outbound: OutboundLead, { to, from, format }: EmailOptions): SendMailOptions {
  const { lead, dealer, originalLead } = outbound;
  const { email } = getFormValues(originalLead ?? lead);
  return {
    from: { name: toHeaderText(`${dealer.name} website`), address: from },
    to: to.map((address) => ({ name: '', address })),
    ...(email && {
      replyTo: { name: toHeaderText(getContactName(originalLead ?? lead)), address: String(email) },
    }),
    subject: buildSubject(outbound),
    // The same for every attempt: mailboxes can drop duplicates.
    messageId: `<${lead.id}@${new URL(dealer.url).hostname}>`,
    date: new Date(lead.received_at),
    text: format === 'adf' ? toAdf(outbound) : `${buildFieldSummary(outbound).join('\n')}\n`,
  };
}

/** 'Vehicle Enquiry: 2021 Toyota Corolla, Ada Example', or 'General Enquiry (unverified): Ada Example'. */
function buildSubject(outbound: OutboundLead): string {
  const { lead, originalLead } = outbound;
  const subject = [nameVehicles(outbound), getContactName(originalLead ?? lead)].filter(Boolean).join(', ');
  const mark = lead.payload.verification === 'unverified' ? ' (unverified)' : '';
  return toHeaderText(`${getTopic(lead)}${mark}${subject && `: ${subject}`}`);
}

/** '123ABC towards 2021 Toyota Corolla' of a trade-in; an offer is for the visitor's vehicle alone. */
function nameVehicles(outbound: OutboundLead): string {
  const { lead, originalLead } = outbound;
  const toBuy = getVehicleName(outbound);
  if (!findOwnVehicleUse(outbound)) return toBuy;
  const own = describeOwnVehicle(originalLead ?? lead);
  return FOLLOW_UP_FORMS.has(lead.form) || !toBuy ? own : `${own} towards ${toBuy}`.trim();
}
