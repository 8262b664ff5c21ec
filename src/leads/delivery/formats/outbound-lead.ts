import type { State } from '#domain/country.ts';
import type { OpeningHour } from '#domain/hours/hours.ts';
import { zonedTimeToUtc } from '#domain/hours/local-time.ts';
import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatTime, toMinutesOfDay } from '#domain/hours/time-of-day.ts';
import { CAREER_SUBCATEGORY } from '#domain/lead/category.ts';
import { carPath } from '#domain/paths.ts';
import type { FormConfig } from '#leads/forms/forms.ts';
import type { Lead } from '#leads/intake/lead.ts';

/** The facts of a vehicle that leads name. */
export interface VehicleFacts {
  readonly slug: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly car_type: string;
  readonly stocknum: string | null;
  readonly vin: string | null;
  readonly colour: string | null;
  readonly price: number;
  /** 'Drive Away'. */
  readonly price_type: string | null;
  readonly location_id: string | null;
}

/** The dealer of a lead. */
export interface DealerFacts {
  /** The dealer's slug. */
  readonly dealer: string;
  readonly name: string;
  /** The site's public address. */
  readonly url: string;
  /** The dealer's main number. */
  readonly phone: string | null;
  /** The names of locations and dealerships. */
  readonly forms: Pick<FormConfig, 'country' | 'locations' | 'dealerships' | 'vehicle' | 'testDrive'>;
  readonly locations: readonly {
    readonly id: string;
    readonly name: string;
    readonly dealership_slug: string | null;
    readonly address: {
      readonly street?: string | undefined;
      readonly city?: string | undefined;
      readonly state: State;
      readonly postcode?: string | undefined;
    };
    readonly contact_detail: {
      readonly phone: string | null;
      readonly opening_hours: readonly OpeningHour[];
    };
  }[];
  /** Vehicles in stock, by id. */
  readonly stock: Readonly<Record<string, VehicleFacts>>;
}

/** Everything that is sent to targets. */
export interface OutboundLead {
  readonly lead: Lead;
  readonly dealer: DealerFacts;
  /** The enquiry that a follow-up belongs to, such as an accepted offer. */
  readonly originalLead: Lead | undefined;
}

/** A text of the payload; '' if there is none. */
export function getPayloadText({ payload }: Lead, name: string): string {
  const value = payload[name];
  return typeof value === 'string' ? value : '';
}

/** The visitor's answers by field name. */
export function getFormValues({ payload }: Lead): Readonly<Record<string, string | boolean>> {
  const { userData } = payload;
  if (typeof userData !== 'object' || userData === null) return {};
  return Object.fromEntries(
    Object.entries(userData).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );
}

/** What a lead is, as its first words say: 'Vehicle Enquiry', 'Career Enquiry', '3. Offer Accepted'. */
export function getTopic(lead: Lead): string {
  const { category, subcategory } = getFormValues(lead);
  if (subcategory === CAREER_SUBCATEGORY) return CAREER_SUBCATEGORY;
  return String(category ?? '') || getPayloadText(lead, 'subcategory') || 'Valuation';
}

/** The vehicle that a lead is about; undefined if there is none or it is no longer in stock. */
export function vehicleOf({ lead, originalLead, dealer: { stock } }: OutboundLead): VehicleFacts | undefined {
  const id = getPayloadText(originalLead ?? lead, 'car_id');
  return Object.hasOwn(stock, id) ? stock[id] : undefined;
}

/** The name of the vehicle that a lead is about, also if it is no longer in stock; '' without one. */
export function getVehicleName(outbound: OutboundLead): string {
  const vehicle = vehicleOf(outbound);
  return vehicle
    ? formatVehicle(vehicle)
    : getPayloadText(outbound.originalLead ?? outbound.lead, 'car_name');
}

/** The address of a vehicle's page. */
export function getVehicleUrl(vehicle: VehicleFacts, { url }: Pick<DealerFacts, 'url'>): string {
  return new URL(carPath(vehicle), url).href;
}

/** The name of a vehicle in stock; '' for any other id. */
export function getStockName({ stock }: Pick<DealerFacts, 'stock'>, id: string): string {
  const vehicle = Object.hasOwn(stock, id) ? stock[id] : undefined;
  return vehicle ? formatVehicle(vehicle) : '';
}

/** '2021 Toyota Corolla'. */
function formatVehicle({ year, make, model }: VehicleFacts): string {
  return `${year} ${make} ${model}`;
}

/** The id of the location that a lead is for: the visitor's choice, else the one it was written from, else that of its car. */
export function findLeadLocation(outbound: OutboundLead): string | undefined {
  const values = getFormValues(outbound.originalLead ?? outbound.lead);
  return (
    toText(values.location) ??
    toText(values.location_id) ??
    findDealershipLocation(outbound.dealer, toText(values.dealership_slug)) ??
    vehicleOf(outbound)?.location_id ??
    undefined
  );
}

function toText(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function findDealershipLocation({ locations }: DealerFacts, slug: string | undefined): string | undefined {
  return locations.find(({ dealership_slug }) => dealership_slug === slug)?.id;
}

interface RequestedTime {
  readonly date: string;
  /** Minutes since midnight; undefined = a day. */
  readonly minutes: number | undefined;
}

/** '2026-12-25T03:00' or '2026-12-25'; undefined for any other text. */
function parseRequestedTime(requested: string): RequestedTime | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(requested) ?? [];
  if (date === undefined) return undefined;
  return { date, minutes: time === undefined ? undefined : toMinutesOfDay(`${date}T${time}Z`) };
}

/** A local day or time in words: '2026-12-25T03:00' -> 'Friday 25 December 2026, 3am'. */
export function formatRequestedTime(requested: string): string {
  const found = parseRequestedTime(requested);
  if (!found) return requested;
  const day = `${formatLongDate(found.date)} ${found.date.slice(0, 4)}`;
  return found.minutes === undefined ? day : `${day}, ${formatTime(found.minutes)}`;
}

/** A local time with its offset from UTC: '2026-12-25T03:00' -> '2026-12-25T03:00:00+10:00'; '' for any other text but a day. */
export function toIsoTime(requested: string, timeZone: string): string {
  const found = parseRequestedTime(requested);
  if (found?.minutes === undefined) return found?.date ?? '';
  const moment = zonedTimeToUtc(found.date, found.minutes, timeZone);
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return `${requested}:00${offset?.value.replace('GMT', '')}`;
}
