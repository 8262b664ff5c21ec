import type { SendMailOptions } from 'nodemailer';
import { DAY_MS } from '#domain/durations.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { buildShortWeekRows } from '#domain/hours/week.ts';
import { fillWords } from '#domain/lead/fill-words.ts';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { summariseRequest } from '#leads/delivery/formats/field-summary.ts';
import {
  type DealerFacts,
  findLeadLocation,
  getFormValues,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { sendMessage } from '#leads/delivery/targets/email.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import { ACKNOWLEDGEMENT } from '#leads/intake/lead-state.ts';
import { type SmtpMailer, toHeaderText } from '#leads/mail/mailer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { sha256 } from '#platform/sha256.ts';

/**
 * Confirms enquiries to their visitors. Only a solved captcha is answered, and each address once a day: a program could
 * have e-mails sent to anybody. As a target it is sent once for each lead, and again if the mail server is down.
 */
export function createAcknowledgementTarget(
  mailer: SmtpMailer,
  from: string,
  claim: LeadStore['claim'],
): DeliveryTarget {
  return {
    name: ACKNOWLEDGEMENT,
    accepts: ({ lead }) => lead.verified === true && Boolean(getFormValues(lead).email),
    async send(outbound, now) {
      const { id } = outbound.lead;
      const until = new Date(now.getTime() + DAY_MS);
      const owner = await claim({ key: nameDayOf(outbound, now), owner: id, until });
      if (owner !== id) return { outcome: 'refused', note: 'this address had one today' };
      return sendMessage(mailer, renderAcknowledgement(outbound, from));
    },
  };
}

/** An address on a day of the dealer, as a hash. Most mail systems ignore dots, capitals and what follows a plus sign. */
function nameDayOf({ lead, dealer }: OutboundLead, now: Date): string {
  const [local = '', domain = ''] = String(getFormValues(lead).email).toLowerCase().split('@');
  const address = `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
  const { date } = toLocalTime(now, findDealerTimeZone(dealer.locations));
  return sha256(`acknowledgement ${lead.site} ${date} ${address}`, 'hex');
}

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
