import { wholeNumber } from '#domain/numbers.ts';
import { type Valuation, valuedVehicle } from '#domain/valuation/valuation.ts';

/** What a form says of a valued vehicle. Fetched with a valuation, as what it needs of valuations is too much for every form. */
export function valuationMessage(valuation: Valuation): string {
  const { rego, regoState, adjustmentAnswers } = valuation;
  return `My vehicle is a ${valuedVehicle(valuation)}, ${rego} (${regoState.toUpperCase()}), ${wholeNumber(adjustmentAnswers.km)} km.`;
}
