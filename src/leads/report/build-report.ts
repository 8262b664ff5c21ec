import {
  type DealerFacts,
  findLeadLocation,
  getPayloadText,
  getStockName,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { getFormTitle, isFormName } from '#leads/forms/forms.ts';
import {
  FOLLOW_UP_FORMS,
  type HistoryEvent,
  type Lead,
  type LeadRecord,
  SAVED_VALUATION_FORM,
  TRADE_IN_OFFER_FORM,
  type TrackedEvent,
} from '#leads/intake/lead.ts';
import { findLeadCampaign, findLeadSource } from '#leads/intake/lead-source.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';
import {
  type CarRow,
  getMonthBounds,
  getPreviousMonth,
  type MonthlyReport,
  type ReportRow,
  type TargetRow,
} from './monthly-report.ts';
import { summariseSpeedByPage } from './page-speed.ts';

const NO_LOCATION = 'No location';
const UNKNOWN_SOURCE = 'Direct or unknown';

/** Counts a month of a dealer's leads. Months begin and end by the clocks of the dealer. */
export async function buildMonthlyReport(
  month: string,
  { store, dealer, timeZone }: { store: LeadStore; dealer: DealerFacts; timeZone: string },
): Promise<MonthlyReport> {
  const { dealer: site, name } = dealer;
  const bounds = getMonthBounds(month, timeZone);
  const before = getMonthBounds(getPreviousMonth(month), timeZone);
  const records: LeadRecord[] = [];
  let leadsBefore = 0;
  for await (const record of store.listRecords(site)) {
    if (isWithin(record.lead.received_at, bounds)) records.push(record);
    if (isWithin(record.lead.received_at, before) && isEnquiry(record.lead)) leadsBefore += 1;
  }
  const events = (await store.listTrackedEvents(site)).filter(({ at }) => isWithin(at, bounds));
  const reveals = events.filter(({ kind }) => kind === 'phone-reveal');
  const enquiries = records.filter(({ lead }) => isEnquiry(lead));
  const outbound = enquiries.map(({ lead }): OutboundLead => ({ lead, dealer, originalLead: undefined }));
  const countForm = (form: string) => records.filter(({ lead }) => lead.form === form).length;
  const countState = (state: string) => enquiries.filter((record) => getLeadState(record) === state).length;
  return {
    site,
    name,
    month,
    leads: enquiries.length,
    leadsBefore,
    unverified: enquiries.filter(({ lead }) => lead.payload.verification === 'unverified').length,
    spam: records.filter(({ lead }) => lead.handling === 'spam').length,
    held: countState('held'),
    dead: countState('dead'),
    reveals: reveals.length,
    offersMade: countForm(TRADE_IN_OFFER_FORM),
    offersAccepted: countForm('offer-accepted'),
    forms: countBy(enquiries, ({ lead: { form } }) =>
      isFormName(form) ? getFormTitle(form, dealer.forms) : form,
    ),
    locations: countBy(outbound, (each) => getLocationName(each)),
    sources: countBy(enquiries, ({ lead }) => findLeadSource(lead) ?? UNKNOWN_SOURCE),
    campaigns: countBy(enquiries, ({ lead }) => findLeadCampaign(lead)),
    cars: countCars(outbound, reveals, dealer),
    targets: summariseTargets(records, await store.history(site)),
    pages: summariseSpeedByPage(events),
  };
}

function isWithin(time: string, [from, until]: readonly [string, string]): boolean {
  return time >= from && time < until;
}

/** What a visitor sent with a form: no spam, and no follow-up. */
function isEnquiry({ form, handling }: Lead): boolean {
  return handling !== 'spam' && !FOLLOW_UP_FORMS.has(form) && form !== SAVED_VALUATION_FORM;
}

function getLocationName(outbound: OutboundLead): string {
  const id = findLeadLocation(outbound);
  return outbound.dealer.locations.find((location) => location.id === id)?.name ?? id ?? NO_LOCATION;
}

/** The number of items by name; those without a name are left out. */
function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string | undefined): ReportRow[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = nameOf(item);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, leads]) => ({ name, leads })).sort(byLeads);
}

function byLeads(a: ReportRow, b: ReportRow): number {
  return b.leads - a.leads || a.name.localeCompare(b.name);
}

/** The cars that visitors asked about or revealed a phone number for. */
function countCars(
  leads: readonly OutboundLead[],
  reveals: readonly TrackedEvent[],
  dealer: DealerFacts,
): CarRow[] {
  const cars = new Map<string, { name: string; leads: number; reveals: number }>();
  const carOf = (id: string) => {
    const car = cars.get(id) ?? { name: '', leads: 0, reveals: 0 };
    cars.set(id, car);
    return car;
  };
  for (const each of leads) {
    const id = getPayloadText(each.lead, 'car_id');
    if (!id) continue;
    const car = carOf(id);
    car.leads += 1;
    car.name ||= getVehicleName(each);
  }
  for (const { details } of reveals) {
    if (typeof details.car_id !== 'string') continue;
    const car = carOf(details.car_id);
    car.reveals += 1;
    car.name ||= getStockName(dealer, details.car_id);
  }
  return [...cars]
    .map(([id, { name, leads, reveals }]) => ({ id, name: name || id, leads, reveals }))
    .sort((a, b) => b.leads - a.leads || b.reveals - a.reveals || a.name.localeCompare(b.name));
}

/** How each target answered to these leads. */
export function summariseTargets(
  records: readonly LeadRecord[],
  history: readonly HistoryEvent[],
): TargetRow[] {
  const received = new Map(records.map(({ lead }) => [lead.id, Date.parse(lead.received_at)]));
  const events = history.filter(({ id, target }) => target !== '' && received.has(id));
  const names = [...new Set(events.map(({ target }) => target))].sort();
  return names.map((target) => {
    const own = events.filter((event) => event.target === target);
    const count = (what: HistoryEvent['event']) => own.filter(({ event }) => event === what).length;
    const seconds = own
      .filter(({ event }) => event === 'delivered')
      .map(({ id, at }) => Math.max(0, Math.round((Date.parse(at) - (received.get(id) ?? 0)) / 1000)))
      .sort((a, b) => a - b);
    return {
      target,
      delivered: count('delivered'),
      refused: count('refused'),
      failed: count('failed'),
      medianSeconds: seconds[Math.ceil(seconds.length / 2) - 1] ?? null,
      slowestSeconds: seconds.at(-1) ?? null,
    };
  });
}
