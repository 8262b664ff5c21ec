import { hasPrice } from '#domain/car/price/price.ts';
import { COUNTRIES } from '#domain/country.ts';
import { CAREER_SUBCATEGORY, ONLINE_PURCHASE, RESERVATION, VEHICLE_ENQUIRY } from '#domain/lead/category.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { type Html, html } from '#platform/markup.ts';
import {
  type DealerFacts,
  getPayloadText,
  getTopic,
  getVehicleName,
  getVehicleUrl,
  type OutboundLead,
  type VehicleFacts,
  vehicleOf,
} from './outbound-lead.ts';
import { describeOwnVehicle, findOwnVehicleUse, parseLeadValuation } from './own-vehicle.ts';

const TEST_DRIVE = 'test-drive';

/** The categories of enquiries from people who want a vehicle, even if they name none. */
const WANTING_A_VEHICLE = new Set([
  VEHICLE_ENQUIRY,
  'Test Drive',
  'Finance Enquiry',
  'Photo Request',
  'Offer Enquiry',
  RESERVATION,
  ONLINE_PURCHASE,
]);

/**
 * The vehicle to buy or drive, then the visitor's own. ADF demands at least one: a request about none, such as for a job,
 * has one that says so, without an `interest`.
 */
export function toAdfVehicles(outbound: OutboundLead, website: string): readonly Html[] {
  const source = outbound.originalLead ?? outbound.lead;
  const topic = getTopic(source);
  const interest = source.form === TEST_DRIVE ? TEST_DRIVE : 'buy';
  const carId = topic === CAREER_SUBCATEGORY ? '' : getPayloadText(source, 'car_id');
  const use = findOwnVehicleUse(outbound);
  const vehicles = [
    ...(carId ? [toStockVehicle(outbound, { carId, interest, website })] : []),
    ...(use || describeOwnVehicle(source) ? [toAdfOwnVehicle(source, use?.interest)] : []),
  ];
  if (vehicles.length > 0) return vehicles;
  return [
    html`
<vehicle${WANTING_A_VEHICLE.has(topic) && html` interest="${interest}"`}>
<year></year>
<make></make>
<model></model>
<comments>No vehicle was named</comments>
</vehicle>`,
  ];
}

/** Of a car that is no longer in stock, only the id and the name are known. */
function toStockVehicle(
  outbound: OutboundLead,
  {
    carId,
    interest,
    website,
  }: { readonly carId: string; readonly interest: string; readonly website: string },
): Html {
  const vehicle = vehicleOf(outbound);
  const status = vehicle?.car_type === 'new' ? 'new' : 'used';
  const name = getVehicleName(outbound);
  return html`
<vehicle interest="${interest}" status="${status}">
<id sequence="1" source="${website}">${carId}</id>
<year>${vehicle && String(vehicle.year)}</year>
<make>${vehicle?.make}</make>
<model>${vehicle?.model}</model>${vehicle ? toDetails(vehicle, outbound.dealer) : name && toComments(name)}
</vehicle>`;
}

/** ADF has no element for the address of a vehicle's page, so it is a comment. */
function toDetails(vehicle: VehicleFacts, dealer: DealerFacts): Html {
  const { vin, stocknum, colour, price, price_type } = vehicle;
  return html`${
    vin &&
    html`
<vin>${vin}</vin>`
  }${
    stocknum &&
    html`
<stock>${stocknum}</stock>`
  }${
    colour &&
    html`
<colorcombination>
<exteriorcolor>${colour}</exteriorcolor>
<preference>1</preference>
</colorcombination>`
  }${
    hasPrice(vehicle) &&
    html`
<price type="asking" currency="${COUNTRIES[dealer.forms.country].currency}">${String(price)}</price>`
  }${
    price_type &&
    html`
<pricecomments>${price_type}</pricecomments>`
  }${toComments(getVehicleUrl(vehicle, dealer))}`;
}

function toComments(text: string): Html {
  return html`
<comments>${text}</comments>`;
}

/**
 * The visitor's own vehicle, as far as it is known. ADF has no element for a registration, so it is a comment. Without an
 * `interest` it is not for sale: it comes for a service or needs a part.
 */
function toAdfOwnVehicle(lead: Lead, interest: string | undefined): Html {
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
