import type { SendMailOptions } from 'nodemailer';
import { adfOf } from './adf.ts';
import { detailLines, nameOf } from './field-summary.ts';
import { filledIn, type Parcel, payloadText, vehicleOf, vehicleWords } from './outbound-lead.ts';
import type { EmailTarget } from './target-schema.ts';

const LONGEST_SUBJECT = 150;

/**
 * The e-mail that tells of a lead. Who receives it and who sends it is said by the dealer's configuration alone; what a
 * visitor wrote goes into the text, into the subject as one line, and as one address into Reply-To.
 */
export function mailOf(
  parcel: Parcel,
  { to, from, format }: Omit<EmailTarget, 'smtpEnv' | 'kind'>,
): SendMailOptions {
  const { lead, dealer, about } = parcel;
  const { email } = filledIn(about ?? lead);
  return {
    from: { name: oneLine(`${dealer.name} website`), address: from },
    to: to.map((address) => ({ name: '', address })),
    ...(email && { replyTo: { name: oneLine(nameOf(about ?? lead)), address: String(email) } }),
    subject: subjectOf(parcel),
    // The same however often it is sent: a mailbox that knows it may leave it out.
    messageId: `<${lead.id}@${new URL(dealer.url).hostname}>`,
    date: new Date(lead.received_at),
    text: format === 'adf' ? adfOf(parcel) : `${detailLines(parcel).join('\n')}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** 'Vehicle Enquiry: 2021 Toyota Corolla, Ada Example'. */
function subjectOf(parcel: Parcel): string {
  const { lead, about } = parcel;
  const { category } = filledIn(lead);
  const vehicle = vehicleOf(parcel);
  const what = String(category ?? '') || payloadText(lead, 'subcategory') || 'Valuation';
  const whom = [vehicle && vehicleWords(vehicle), nameOf(about ?? lead)].filter(Boolean).join(', ');
  return oneLine(whom === '' ? what : `${what}: ${whom}`);
}

/** A text as it may stand in a header: on one line, whatever was written. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
    .toWellFormed();
}
