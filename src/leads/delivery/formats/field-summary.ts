import { hasPrice } from '#domain/car/price/price.ts';
import { formatMoment } from '#domain/hours/long-date.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { formatDollars } from '#domain/numbers.ts';
import { type FieldSpec, FORM_FIELDS } from '#leads/forms/fields.ts';
import { FOLLOW_UP_FORMS, isJsonObject, type Lead, TRADE_IN_OFFER_FORM } from '#leads/intake/lead.ts';
import { findLeadCampaign, findLeadSource } from '#leads/intake/lead-source.ts';
import {
  type DealerFacts,
  formatRequestedTime,
  getFormValues,
  getPayloadText,
  getVehicleName,
  getVehicleUrl,
  type OutboundLead,
  type VehicleFacts,
  vehicleOf,
} from './outbound-lead.ts';
import { buildValuationSummary, describeOwnVehicle, findOwnVehicleUse } from './own-vehicle.ts';

type Line = readonly [label: string, text: string];

/** Labels of all fields, including those that no form shows. */
const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FORM_FIELDS).map(([name, { label }]) => [name, label])),
  category: 'Category',
  subcategory: 'Subcategory',
  opt_in: 'Wants news and offers',
  opt_in_text: 'Agreed to',
  terms_conditions: 'Agreed to the terms of use',
  terms_conditions_text: 'Terms',
  test_drive_time_zone: 'Time zone',
  location_id: 'Enquiry for',
  wanted_vehicle: 'Wants to drive',
  outside_opening_hours: 'Outside opening hours',
  nearest_open_times: 'Nearest open times',
  reserve_fee: 'Reservation fee ($)',
};
/** Fields for programs. */
const OMITTED_FIELDS = new Set(['isLastStep']);

/** The number of visited pages that a lead tells. */
const MAX_PAGES = 10;

const UNVERIFIED_NOTE =
  "the spam check wasn't finished, as happens when JavaScript is off. Check it's from a real person before you act on it.";

/** A lead as lines of text: 'First name: Ada', in the order of the form. Line breaks in answers remain. */
export function buildFieldSummary(outbound: OutboundLead): string[] {
  const { lead, originalLead } = outbound;
  const source = originalLead ?? lead;
  const ownVehicle = findOwnVehicleUse(outbound);
  const timeZone = findDealerTimeZone(outbound.dealer.locations);
  const answers = Object.entries(getFormValues(lead)).filter(([name]) => !OMITTED_FIELDS.has(name));
  const lines: Line[] = [
    ...answers.map(
      ([name, value]) => [LABELS[name] ?? name, formatFieldValue(name, value, outbound.dealer)] as const,
    ),
    ...(FOLLOW_UP_FORMS.has(lead.form)
      ? buildFollowUpLines(outbound)
      : [[ownVehicle?.label ?? '', ownVehicle ? describeOwnVehicle(lead) : ''] as const]),
    ...buildValuationSummary(lead, timeZone),
    [ownVehicle ? 'Vehicle to buy' : 'Vehicle', getVehicleName(outbound) || getPayloadText(source, 'car_id')],
    ...buildVehicleLines(vehicleOf(outbound), outbound.dealer),
    ['Unverified', lead.payload.verification === 'unverified' ? UNVERIFIED_NOTE : ''],
    ['Sent from', getPayloadText(lead, 'url')],
    ['Came from', findLeadSource(source) ?? ''],
    ['Campaign', findLeadCampaign(source) ?? ''],
    ['Pages visited', getVisitedPages(source).join(', ')],
    ['Received', formatMoment(new Date(lead.received_at), timeZone)],
    ['Reference', lead.id],
  ];
  return lines.filter(([, text]) => text !== '').map(([label, text]) => formatLine(label, text));
}

const SPECS: Readonly<Record<string, FieldSpec>> = FORM_FIELDS;
const isTime = (name: string) => ['date', 'datetime'].includes(SPECS[name]?.kind ?? '');
/** Whether an answer cannot have been written freely: a day, a time, or one of the field's own options. */
const isChosen = (name: string, answer: string) =>
  isTime(name)
    ? formatRequestedTime(answer) !== answer
    : SPECS[name]?.options?.some(({ value }) => value === answer);

/** What the visitor chose as lines of text, in the order of the form: 'Preferred day: Friday 4 December 2026'. */
export function summariseRequest({ lead, dealer }: Pick<OutboundLead, 'lead' | 'dealer'>): string[] {
  return Object.entries(getFormValues(lead))
    .filter(([name, value]) => isChosen(name, String(value)))
    .map(([name, value]) => formatLine(LABELS[name] ?? name, formatFieldValue(name, value, dealer)));
}

/** A label that is a question needs no colon. */
const formatLine = (label: string, text: string) => `${label}${label.endsWith('?') ? '' : ':'} ${text}`;

function buildVehicleLines(vehicle: VehicleFacts | undefined, dealer: DealerFacts): readonly Line[] {
  if (!vehicle) return [];
  return [
    ['Stock number', vehicle.stocknum ?? ''],
    ['Price', [formatPrice(vehicle), vehicle.price_type].filter(Boolean).join(' ')],
    ['Vehicle page', getVehicleUrl(vehicle, dealer)],
  ];
}

const formatPrice = (vehicle: VehicleFacts) => (hasPrice(vehicle) ? formatDollars(vehicle.price) : '');

/** The last pages of the visit. */
function getVisitedPages({ payload: { lead_attributes } }: Lead): readonly string[] {
  const pages = isJsonObject(lead_attributes) ? lead_attributes.visited_pages : undefined;
  if (!Array.isArray(pages)) return [];
  return pages.filter((page) => typeof page === 'string').slice(-MAX_PAGES);
}

/** An offer, or its acceptance: the vehicle, the terms, and the person. */
function buildFollowUpLines({ lead, originalLead }: OutboundLead): readonly Line[] {
  const { amount } = lead.payload;
  const isOffer = lead.form === TRADE_IN_OFFER_FORM;
  return [
    ['Category', getPayloadText(lead, 'category')],
    ['Subcategory', getPayloadText(lead, 'subcategory')],
    [isOffer ? 'Offer for' : 'Vehicle bought', describeOwnVehicle(originalLead ?? lead)],
    [isOffer ? 'Our offer' : 'Price accepted', typeof amount === 'number' ? formatDollars(amount) : ''],
    ['Offer open until', formatRequestedTime(getPayloadText(lead, 'until'))],
    ['Conditions', getPayloadText(lead, 'conditions')],
    ...(originalLead ? buildPersonLines(originalLead) : []),
  ];
}

function buildPersonLines(enquiry: Lead): readonly Line[] {
  const values = getFormValues(enquiry);
  const fields = ['phone', 'email', 'message'] as const;
  return [
    ['Name', getContactName(enquiry)],
    ...fields.map((name) => [FORM_FIELDS[name].label, String(values[name] ?? '')] as const),
    ['Reference of the enquiry', enquiry.id],
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
    default:
      return isTime(name) ? formatRequestedTime(value) : value;
  }
}
