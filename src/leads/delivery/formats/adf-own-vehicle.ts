import type { Lead } from '#leads/intake/lead.ts';
import { type Html, html } from '#platform/markup.ts';
import { describeOwnVehicle } from './own-vehicle.ts';
import { parseLeadValuation } from './valuation-summary.ts';

/**
 * The visitor's own vehicle, as far as it is known. ADF has no element for a registration, so it is a comment. Without an
 * `interest` it is not for sale: it comes for a service or needs a part.
 */
export function toAdfOwnVehicle(lead: Lead, interest: string | undefined): Html {
  const valuation = parseLeadValuation(lead);
  // The visitor's own description replaces a wrong look-up.
  const found = valuation?.adjustmentAnswers.vehicle === undefined ? valuation?.vehicle : undefined;
  const name = describeOwnVehicle(lead);
  return html`
<vehicle${interest !== undefined && html` interest="${interest}"`} status="used">
<year>${found && String(found.year)}</year>
<make>${found?.make}</make>
<model>${found?.model}</model>${
    found?.badge &&
    html`
<trim>${found.badge}</trim>`
  }${
    found?.body &&
    html`
<bodystyle>${found.body}</bodystyle>`
  }${
    valuation &&
    html`
<odometer status="unknown" units="km">${String(valuation.adjustmentAnswers.km)}</odometer>`
  }${
    name &&
    html`
<comments>${valuation ? name : `Rego ${name}`}</comments>`
  }
</vehicle>`;
}
