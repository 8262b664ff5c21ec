import type { SendMailOptions } from 'nodemailer';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import { buildFieldSummary, getContactName } from '#leads/delivery/formats/field-summary.ts';
import {
  getFormValues,
  getTopic,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { describeOwnVehicle, findOwnVehicleUse } from '#leads/delivery/formats/own-vehicle.ts';
import { FOLLOW_UP_FORMS } from '#leads/intake/follow-ups.ts';
import { toHeaderText } from '#leads/mail/to-header-text.ts';

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
