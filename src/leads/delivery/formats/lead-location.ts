import { type DealerFacts, getFormValues, type OutboundLead, vehicleOf } from './outbound-lead.ts';

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
