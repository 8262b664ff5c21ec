import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatMoment } from '#domain/hours/moment.ts';
import { formatTime, toMinutesOfDay } from '#domain/hours/time-of-day.ts';
import { findDealerTimeZone } from '#domain/location/dealer-time-zone.ts';
import { FORM_FIELDS } from '#leads/forms/fields.ts';
import {
  type DealerFacts,
  getFormValues,
  getPayloadText,
  getVehicleName,
  type OutboundLead,
  vehicleOf,
} from './outbound-lead.ts';
import { buildValuationSummary, VALUATION_KEYS } from './valuation-summary.ts';

/** Labels of all fields, including those that no form shows. */
const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FORM_FIELDS).map(([name, { label }]) => [name, label])),
  category: 'Category',
  subcategory: 'Subcategory',
  opt_in: 'Wants news and offers',
  opt_in_text: 'Agreed to',
  terms_conditions: 'Agreed to the terms of use',
  test_drive_time_zone: 'Time zone',
  location_id: 'Enquiry for',
  outside_opening_hours: 'Outside opening hours',
  nearest_open_times: 'Nearest open times',
  reserve_fee: 'Reservation fee ($)',
};
/** Fields for programs. */
const OMITTED_FIELDS = new Set(['isLastStep']);

const UNVERIFIED_NOTE =
  "the spam check wasn't finished, as happens when JavaScript is off. Check it's from a real person before you act on it.";

/** A lead as lines of text: 'First name: Ada', in the order of the form. Line breaks in answers remain. */
export function buildFieldSummary(outbound: OutboundLead): string[] {
  const { lead } = outbound;
  const vehicle = vehicleOf(outbound);
  const timeZone = findDealerTimeZone(outbound.dealer.locations);
  const answers = Object.entries(getFormValues(lead)).filter(([name]) => !OMITTED_FIELDS.has(name));
  const lines: (readonly [string, string])[] = [
    ...answers.map(
      ([name, value]) => [LABELS[name] ?? name, formatFieldValue(name, value, outbound.dealer)] as const,
    ),
    ...buildValuationSummary(lead, timeZone),
    ...buildFollowUpLines(outbound),
    ['Vehicle', getVehicleName(outbound) || getPayloadText(lead, 'car_id')],
    ['Stock number', vehicle?.stocknum ?? ''],
    ['Unverified', lead.payload.verification === 'unverified' ? UNVERIFIED_NOTE : ''],
    ['Sent from', getPayloadText(lead, 'url')],
    ['Received', formatMoment(new Date(lead.received_at), timeZone)],
    ['Reference', lead.id],
  ];
  return lines.filter(([, text]) => text !== '').map(([label, text]) => formatLine(label, text));
}

/** What a visitor asked for beside the message, in the order of the form. */
const WISHES = new Set(['offer', 'part', 'Rego', 'collection', 'test_drive_date', 'service_date']);

/** What the visitor asked for as lines of text: 'Preferred day: Friday 4 December 2026'. */
export function buildWishes({ lead, dealer }: Pick<OutboundLead, 'lead' | 'dealer'>): string[] {
  return Object.entries(getFormValues(lead))
    .filter(([name, value]) => WISHES.has(name) && value !== '')
    .map(([name, value]) => formatLine(LABELS[name] ?? name, formatFieldValue(name, value, dealer)));
}

/** A label that is a question needs no colon. */
const formatLine = (label: string, text: string) => `${label}${label.endsWith('?') ? '' : ':'} ${text}`;

/** The contents of a follow-up (an accepted offer, a saved valuation), which is not from a form. */
function buildFollowUpLines({ lead, about }: OutboundLead): (readonly [string, string])[] {
  if ('userData' in lead.payload) return [];
  const entries = Object.entries(lead.payload).filter(
    ([name, value]) => value !== null && !VALUATION_KEYS.has(name),
  );
  return [
    ...entries.map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    ),
    ...(about ? [['Follows the enquiry from', getContactName(about)] as const] : []),
  ];
}

/** 'Ada Example'; '' without a name. */
export function getContactName(lead: OutboundLead['lead']): string {
  const { name = '', last_name = '' } = getFormValues(lead);
  return `${name} ${last_name}`.trim();
}

/** Names instead of ids, dates in words; 'yes' and 'no' for boxes. */
function formatFieldValue(name: string, value: string | boolean, { forms }: DealerFacts): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  switch (name) {
    case 'location':
    case 'location_id':
      return forms.locations.find(({ id }) => id === value)?.name ?? value;
    case 'dealership_slug':
      return forms.dealerships.find(({ slug }) => slug === value)?.name ?? value;
    case 'test_drive_date':
    case 'service_date':
      return formatRequestedTime(value);
    default:
      return value;
  }
}

/** A local day or time in words: '2026-12-25T03:00' -> 'Friday 25 December 2026, 3am'. */
function formatRequestedTime(requested: string): string {
  // Stryker disable next-line ArrayDeclaration: what stands first is passed over
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(requested) ?? [];
  if (date === undefined) return requested;
  const day = `${formatLongDate(date)} ${date.slice(0, 4)}`;
  return time === undefined ? day : `${day}, ${formatTime(toMinutesOfDay(`${date}T${time}Z`))}`;
}
