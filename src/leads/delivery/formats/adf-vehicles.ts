import { hasPrice } from '#domain/car/price/price.ts';
import { COUNTRIES } from '#domain/country.ts';
import { CAREER_SUBCATEGORY, ONLINE_PURCHASE, RESERVATION, VEHICLE_ENQUIRY } from '#domain/lead/category.ts';
import { type Html, html } from '#platform/markup.ts';
import { toAdfOwnVehicle } from './adf-own-vehicle.ts';
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
import { describeOwnVehicle, findOwnVehicleUse } from './own-vehicle.ts';

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
