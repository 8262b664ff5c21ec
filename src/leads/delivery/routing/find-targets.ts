import {
  type DealerFacts,
  getFormValues,
  getPayloadText,
  type OutboundLead,
  vehicleOf,
} from '#leads/delivery/formats/outbound-lead.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import { type FormDepartment, findFormDepartment } from '#leads/forms/forms.ts';
import type { Route } from './route-schema.ts';

/** The parts of a lead that routes can name. */
interface RoutedLead {
  readonly form: string;
  readonly category: string;
  readonly location: string | undefined;
  readonly department: FormDepartment | undefined;
}

/** The names of a lead's targets: those of the first route that matches, else the default ones. A follow-up goes where its enquiry goes. */
export function findTargets(
  outbound: OutboundLead,
  { targets, routes, defaultTargets }: Pick<LeadsConfig, 'targets' | 'routes' | 'defaultTargets'>,
): readonly string[] {
  const lead = describeLead(outbound);
  const route = routes.find((candidate) => matches(candidate, lead));
  return route?.targets ?? defaultTargets ?? Object.keys(targets);
}

function matches({ departments, locations, forms, categories }: Route, lead: RoutedLead): boolean {
  return (
    includes(departments, lead.department) &&
    includes(locations, lead.location) &&
    includes(forms, lead.form) &&
    includes(categories, lead.category)
  );
}

/** A criterion that a route leaves out accepts every lead. */
function includes(accepted: readonly string[] | undefined, value: string | undefined): boolean {
  return accepted === undefined || accepted.some((each) => each === value);
}

function describeLead(outbound: OutboundLead): RoutedLead {
  const lead = outbound.about ?? outbound.lead;
  const location = findLeadLocation(outbound);
  return {
    form: lead.form,
    category: toText(getFormValues(lead).category) ?? getPayloadText(lead, 'category'),
    location,
    department:
      findFormDepartment(lead.form) ??
      outbound.dealer.forms.locations.find(({ id }) => id === location)?.department,
  };
}

/** The id of the location that a lead is for: the visitor's choice, else the one it was written from, else that of its car. */
export function findLeadLocation(outbound: OutboundLead): string | undefined {
  const values = getFormValues(outbound.about ?? outbound.lead);
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
