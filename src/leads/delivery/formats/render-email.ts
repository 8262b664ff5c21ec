import type { SendMailOptions } from 'nodemailer';
import type { EmailTargetConfig } from '#leads/delivery/target-schema.ts';
import { toAdf } from './adf.ts';
import { buildFieldSummary, getContactName } from './field-summary.ts';
import {
  formatVehicle,
  getFormValues,
  getPayloadText,
  type OutboundLead,
  vehicleOf,
} from './outbound-lead.ts';

const MAX_SUBJECT_LENGTH = 150;

/**
 * The e-mail that tells of a lead. Who receives it and who sends it is said by the dealer's configuration alone; what a
 * visitor wrote goes into the text, into the subject as one line, and as one address into Reply-To.
 */
export function renderEmail(
  outbound: OutboundLead,
  { to, from, format }: Omit<EmailTargetConfig, 'smtpEnv' | 'kind'>,
): SendMailOptions {
  const { lead, dealer, about } = outbound;
  const { email } = getFormValues(about ?? lead);
  return {
    from: { name: toHeaderText(`${dealer.name} website`), address: from },
    to: to.map((address) => ({ name: '', address })),
    ...(email && { replyTo: { name: toHeaderText(getContactName(about ?? lead)), address: String(email) } }),
    subject: buildSubject(outbound),
    // The same however often it is sent: a mailbox that knows it may leave it out.
    messageId: `<${lead.id}@${new URL(dealer.url).hostname}>`,
    date: new Date(lead.received_at),
    text: format === 'adf' ? toAdf(outbound) : `${buildFieldSummary(outbound).join('\n')}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** 'Vehicle Enquiry: 2021 Toyota Corolla, Ada Example'. */
function buildSubject(outbound: OutboundLead): string {
  const { lead, about } = outbound;
  const { category } = getFormValues(lead);
  const vehicle = vehicleOf(outbound);
  const what = String(category ?? '') || getPayloadText(lead, 'subcategory') || 'Valuation';
  const whom = [vehicle && formatVehicle(vehicle), getContactName(about ?? lead)].filter(Boolean).join(', ');
  return toHeaderText(whom === '' ? what : `${what}: ${whom}`);
}

/** A text as it may stand in a header: on one line, whatever was written. */
function toHeaderText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH)
    .toWellFormed();
}
