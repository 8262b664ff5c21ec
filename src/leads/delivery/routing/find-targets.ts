import {
  findLeadLocation,
  getFormValues,
  getPayloadText,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import type { LeadsConfig, Route } from '#leads/delivery/target-schema.ts';
import { type FormDepartment, findFormDepartment } from '#leads/forms/forms.ts';

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
  const lead = outbound.originalLead ?? outbound.lead;
  const location = findLeadLocation(outbound);
  return {
    form: lead.form,
    category: String(getFormValues(lead).category ?? '') || getPayloadText(lead, 'category'),
    location,
    department:
      findFormDepartment(lead.form) ??
      outbound.dealer.forms.locations.find(({ id }) => id === location)?.department,
  };
}
