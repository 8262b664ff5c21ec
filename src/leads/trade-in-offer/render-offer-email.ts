import type { SendMailOptions } from 'nodemailer';
import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatDollars } from '#domain/numbers.ts';
import { getContactName } from '#leads/delivery/formats/field-summary.ts';
import { getFormValues } from '#leads/delivery/formats/outbound-lead.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { toHeaderText } from '#leads/mail/mailer.ts';
import type { OfferTerms } from './trade-in-offer.ts';

/** The e-mail with the link of an offer, to the visitor who asked for a valuation. */
export function renderOfferEmail(
  lead: Lead,
  { amount, until, conditions }: OfferTerms,
  { link, dealer, from }: { readonly link: string; readonly dealer: string; readonly from: string },
): SendMailOptions {
  const name = getContactName(lead);
  return {
    from: { name: toHeaderText(dealer), address: from },
    to: [{ name: toHeaderText(name), address: String(getFormValues(lead).email ?? '') }],
    subject: toHeaderText(`Our offer for your vehicle: ${formatDollars(amount)}`),
    text: `Hi ${name},

Good news: we'll pay you ${formatDollars(amount)} for your vehicle. Our offer is open until ${formatLongDate(until)}. See it and accept it here:

${link}

${conditions}

${dealer}
`,
  };
}
