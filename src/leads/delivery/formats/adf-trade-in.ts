import { describeValuedVehicle } from '#domain/valuation/valuation-text.ts';
import { html } from '#leads/forms/html.ts';
import type { LeadValuation } from './valuation-summary.ts';

/** The visitor's own vehicle as a second one of an ADF document: ADF has no registration, so that is a comment. */
export function toAdfTradeIn(valuation: LeadValuation, interest: string): ReturnType<typeof html> {
  const { rego, regoState, vehicle, adjustmentAnswers } = valuation;
  // What the visitor says it is counts more than what was found.
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
