import { describeValuedVehicle } from '#domain/valuation/valuation-text.ts';
import { type Html, html } from '#leads/forms/html.ts';
import type { LeadValuation } from './valuation-summary.ts';

/** The visitor's own vehicle. ADF has no element for a registration, so it is a comment. */
export function toAdfTradeIn(valuation: LeadValuation, interest: string): Html {
  const { rego, regoState, vehicle, adjustmentAnswers } = valuation;
  // The visitor's own description replaces a wrong look-up.
  const found = adjustmentAnswers.vehicle === undefined ? vehicle : null;
  return html`
<vehicle interest="${interest}" status="used">
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
  }
<odometer status="unknown" units="km">${String(adjustmentAnswers.km)}</odometer>
<comments>${describeValuedVehicle(valuation)}, ${rego} (${regoState.toUpperCase()})</comments>
</vehicle>`;
}
