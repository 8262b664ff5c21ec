import type { SendMailOptions } from 'nodemailer';
import { buildShortWeekRows } from '#domain/hours/week.ts';
import { fillWords } from '#domain/lead/fill-words.ts';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';
import { summariseRequest } from '#leads/delivery/formats/field-summary.ts';
import { findLeadLocation } from '#leads/delivery/formats/lead-location.ts';
import {
  type DealerFacts,
  getFormValues,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { toHeaderText } from '#leads/mail/to-header-text.ts';

/** No day of an e-mail's hours is today. */
const NO_DAY = { weekday: -1 };

/** What is plainly a given name: whatever else was written there might be a message to whoever has the address. */
const GIVEN_NAME = /^\p{L}[\p{L}\p{M} '’-]{0,23}$/u;

/**
 * The e-mail that confirms an enquiry to the visitor: what was asked, of which location, its hours and the next steps. It
 * contains nothing that was written freely: the address may be somebody else's.
 */
export function renderAcknowledgement(outbound: OutboundLead, from: string): SendMailOptions {
  const { lead, dealer } = outbound;
  const values = getFormValues(lead);
  const [name, category] = [String(values.name ?? ''), String(values.category ?? 'Enquiry')];
  const vehicle = getVehicleName(outbound);
  const next = fillWords(SUCCESS_MESSAGES[category] ?? '', dealer.forms);
  const request = summariseRequest(outbound).join('\n');
  const open = values.nearest_open_times;
  const paragraphs = [
    GIVEN_NAME.test(name) ? `Hi ${name},` : 'Hi,',
    `Thanks for getting in touch${vehicle && ` about the ${vehicle}`}.`,
    next,
    request && `You asked for:\n\n${request}`,
    open && `We're closed at the time you asked for. Our nearest open times are ${open}.`,
    describeLocation(findLeadLocation(outbound), dealer),
    `${dealer.name}\n${[dealer.phone, dealer.url].filter(Boolean).join('\n')}`,
  ];
  return {
    from: { name: toHeaderText(dealer.name), address: from },
    to: [{ name: '', address: String(values.email) }],
    subject: toHeaderText([`We've got your enquiry: ${category}`, vehicle].filter(Boolean).join(', ')),
    messageId: `<${lead.id}.acknowledgement@${new URL(dealer.url).hostname}>`,
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    // Tells mailboxes not to answer with an out-of-office note (RFC 3834).
    headers: { 'auto-submitted': 'auto-replied' },
  };
}

/** The name and hours of a location; '' if the enquiry is for none. */
function describeLocation(id: string | undefined, { locations }: DealerFacts): string {
  const location = locations.find((entry) => entry.id === id);
  if (!location) return '';
  const hours = location.contact_detail.opening_hours;
  const rows = hours.length === 0 ? [] : buildShortWeekRows(hours, NO_DAY, 'Closed');
  return [location.name, ...rows.map(({ label, text }) => `${label}: ${text}`)].join('\n');
}
