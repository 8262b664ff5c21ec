import type { Lead } from '#leads/intake/lead.ts';

/** A vehicle as a lead names it. */
export interface VehicleFacts {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly car_type: string;
  readonly stocknum: string | null;
}

/** Whose lead it is. */
export interface DealerFacts {
  /** The dealer's slug. */
  readonly dealer: string;
  readonly name: string;
  /** The site's public address. */
  readonly url: string;
  /** The dealer's own number. */
  readonly phone: string | null;
  /** Vehicles in stock, by id. */
  readonly stock: Readonly<Record<string, VehicleFacts>>;
}

/** All that a target may be told of a lead. */
export interface OutboundLead {
  readonly lead: Lead;
  readonly dealer: DealerFacts;
  /** The enquiry that a follow-up belongs to, such as an accepted offer. */
  readonly about: Lead | undefined;
}

/** What a lead says under a name of its payload; '' where it says nothing. */
export function getPayloadText({ payload }: Lead, name: string): string {
  const value = payload[name];
  return typeof value === 'string' ? value : '';
}

/** What the visitor filled in, by field name. */
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

/** The vehicle that a lead is about; undefined for none, and for one that is no longer in stock. */
export function vehicleOf({ lead, about, dealer: { stock } }: OutboundLead): VehicleFacts | undefined {
  const id = getPayloadText(about ?? lead, 'car_id');
  return Object.hasOwn(stock, id) ? stock[id] : undefined;
}

/** '2021 Toyota Corolla'. */
export function formatVehicle({ year, make, model }: VehicleFacts): string {
  return `${year} ${make} ${model}`;
}
