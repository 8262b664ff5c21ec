import { getReserveFee, isReservationOffered, parseHoldPeriod } from '#domain/car/actions/reservation.ts';
import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { type CarLoan, getCarLoan } from '#domain/finance/car-loan.ts';
import { PICTURE_QUALITIES, PICTURE_RATIOS, PICTURE_WIDTHS } from '#domain/picture-sizes.ts';
import { findLender } from '#features/car-card/price-labels.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { getInitiallyListedCars } from '#search/requests/initially-listed-cars.ts';
import { listOtherHosts } from '#site/read-moved.ts';
import type { Site } from '#site/site.ts';

/** The output of a build. */
export interface BuildOutput {
  /** Its folder in dist: 'example', or 'example--showroom'. */
  readonly name: string;
  /** The path of its stylesheet. */
  readonly stylesheet: string;
  /** The path of the form styles. */
  readonly formStyles: string;
  readonly now: Date;
  /** Whether it is a deploy preview. */
  readonly preview: boolean;
}

/** The facts for the host and the functions at run time (src/published-site/site-facts.ts). */
export function buildSiteFacts(
  site: Site,
  { name, stylesheet, formStyles, now, preview }: BuildOutput,
): SiteFacts {
  return {
    template: site.template,
    cars: getInitiallyListedCars(site).length,
    vehiclesWord: site.vehicle.plural,
    brandColour: site.theme.colours.light.brand,
    brandInk: site.theme.colours.light['on-brand'],
    logo: site.brand.logo ? (site.assets.get(site.brand.logo) ?? null) : null,
    photo: findFrontPhoto(site),
    imageHosts: site.imageHosts,
    pictures: {
      widths: [...PICTURE_WIDTHS],
      ratios: Object.values(PICTURE_RATIOS),
      qualities: [site.images.quality, ...Object.values(PICTURE_QUALITIES)],
    },
    slug: name,
    dealer: site.slug,
    name: site.name,
    url: site.url,
    otherHosts: listOtherHosts(site),
    stylesheet,
    formStyles,
    forms: buildFormConfig(site),
    rebuildSecrets: site.rebuild?.secretEnvs ?? [],
    rebuildTokens: site.rebuild?.tokenEnvs ?? [],
    editors: site.studio?.loginsEnv ?? null,
    buildHook: site.hosting?.netlifyBuildHookEnv ?? null,
    builtAt: now.toISOString(),
    phone: site.phones.main ?? site.locations[0]?.contact_detail.phone ?? null,
    preview,
    leads: site.leads,
    valuation: site.valuation,
    payment: site.reserve ? site.reserve.payment : 'none',
    holdMs: (site.reserve && parseHoldPeriod(site.reserve.holdPeriod)) || 0,
    locations: site.locations.map(
      ({ id, name, location_type, dealership_slug, address, contact_detail }) => ({
        id,
        name,
        location_type,
        dealership_slug,
        address: {
          street: address.street,
          city: address.city,
          state: address.state,
          postcode: address.postcode,
        },
        contact_detail: {
          phone: contact_detail.phone ?? contact_detail.landline_phone,
          opening_hours: contact_detail.opening_hours,
        },
      }),
    ),
    specialHours: [...site.specialHours],
    fieldData: site.fieldData > 0,
    closedLabel: site.closedLabel,
    agents: site.channels.agents,
    soldForDays: site.stock ? site.stock.soldForDays : null,
    stock: Object.fromEntries(
      site.cars.map((car) => [
        car.id,
        {
          slug: car.slug,
          year: car.year,
          make: car.make,
          model: car.model,
          car_type: car.car_type,
          stocknum: car.stocknum,
          vin: car.vin,
          colour: car.colour,
          price: car.price,
          price_type: car.price_type,
          dealership_id: car.dealership_id,
          location_id: findCarLocation(car, site.locations)?.id ?? null,
          finance_lenders: car.finance_lenders,
          loan: getLoan(car, site, now),
          hold: getHold(car, site),
        },
      ]),
    ),
  };
}

/** The dealer's photograph, else that of a location, else the first picture of the home page: files in assets/ alone. */
function findFrontPhoto({ home, assets, locations }: Site): string | null {
  const own = (name: string | undefined) => (name === undefined ? undefined : assets.get(name));
  const ofLocations = locations.map(({ image }) => image?.url).find((url) => url?.startsWith('/assets/'));
  return own(home.photo) ?? ofLocations ?? own(home.hero[0]) ?? null;
}

/** The loan of the lender whose figures the car's page shows. */
function getLoan(car: Car, site: Site, now: Date): CarLoan | null {
  const lender = findLender(car, site, now);
  return lender && getCarLoan(car.price, lender);
}

function getHold(car: Car, { reserve }: Site): SiteFacts['stock'][string]['hold'] {
  return reserve && isReservationOffered(car, reserve) ? { fee: getReserveFee(car, reserve) } : null;
}
