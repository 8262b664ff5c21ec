import { type Html, html } from '#leads/forms/html.ts';
import { toAdfTradeIn } from './adf-trade-in.ts';
import { getPayloadText, type OutboundLead, vehicleOf } from './outbound-lead.ts';
import { parseLeadValuation } from './valuation-summary.ts';

/** ADF's `interest` by form. The default is 'buy'. */
const INTERESTS: Readonly<Record<string, string>> = {
  'test-drive': 'test-drive',
  'trade-in': 'trade-in',
  'sell-your-car': 'sell',
  miscellaneous: 'trade-in',
};

/** The vehicle that a lead is about, and the one that the visitor would trade in. */
export function toAdfVehicles(outbound: OutboundLead, website: string): readonly Html[] {
  const source = outbound.about ?? outbound.lead;
  const interest = INTERESTS[source.form] ?? 'buy';
  const valuation = parseLeadValuation(source);
  if (!valuation) return [toStockVehicle(outbound, interest, website)];
  const tradeIn = toAdfTradeIn(valuation, interest);
  // The car in stock is the one to buy; the visitor's own is the trade-in.
  return getPayloadText(source, 'car_id') ? [toStockVehicle(outbound, 'buy', website), tradeIn] : [tradeIn];
}

/** Elements are empty if the lead is about no car or the car is no longer in stock. */
function toStockVehicle(outbound: OutboundLead, interest: string, website: string): Html {
  const vehicle = vehicleOf(outbound);
  const carId = getPayloadText(outbound.about ?? outbound.lead, 'car_id');
  const status = vehicle?.car_type === 'new' ? 'new' : 'used';
  return html`
<vehicle interest="${interest}" status="${status}">${
    carId &&
    html`
<id sequence="1" source="${website}">${carId}</id>`
  }
<year>${vehicle && String(vehicle.year)}</year>
<make>${vehicle?.make}</make>
<model>${vehicle?.model}</model>${
    vehicle?.stocknum &&
    html`
<stock>${vehicle.stocknum}</stock>`
  }
</vehicle>`;
}
