import type { Car } from '#domain/car/car.ts';
import type { TransformName } from './transforms.ts';

/** The fields that the importer generates, each with the setting of a mapping to use instead. */
export const GENERATED_FIELDS = {
  id: 'It is generated from the columns in "key"',
  slug: 'It is generated from year, make, model and stocknum',
  make_model: 'It is generated from make and model',
  manufacturer: 'It is generated from make',
} as const satisfies Partial<Record<keyof Car, string>>;

export type StockFieldName = Exclude<keyof Car, keyof typeof GENERATED_FIELDS>;

interface FieldRule {
  /** The transform of its column, unless the mapping names another. */
  readonly transform: TransformName;
  /**
   * The handling of a row without it: 'reject' - the row is not imported; 'report' - shown as unknown and reported as
   * repaired; 'default' - most rows have none, so nothing is reported.
   */
  readonly missing: 'reject' | 'report' | 'default';
  /** The most characters of its text; those of make and model end up in names of files, which a disk limits to 255 bytes. */
  readonly maxLength?: number;
  /** Whether it changes while the car stays the same: left out of an identity derived from all columns. */
  readonly changes?: true;
  /**
   * What feeds call its column in English, between commas and the most telling first, by which `stock:map` guesses it. Case,
   * spaces, punctuation and a namespace ('g:') count for nothing. '' for what only feeds in our own names have.
   */
  readonly columns: string;
  /** Whether its values are enough to know its column by. */
  readonly telling?: true;
  /** Whether it may share a column with others. */
  readonly shared?: true;
  /** Whether several columns fill it: the first that can be read counts, or all of them. */
  readonly several?: true;
}

/** Every field that a feed can fill. A row is rejected only if year, make, model or car_type is missing. */
// biome-ignore format: a table reads better in rows
export const STOCK_FIELDS: Readonly<Record<StockFieldName, FieldRule>> = {
  name: { transform: 'text', missing: 'default', telling: true, shared: true, columns: 'title, heading, headline, name, vehicle title, ad title, advert title, listing title, car name, vehicle name' },
  year: { transform: 'year', missing: 'reject', columns: 'year, model year, release year, build year, vehicle model date, manu year, compliance year, year model, built, yr, my, year of manufacture, year of make, first registration, first registered, date of first registration, registration year, reg year, registration date, vehicle year, mfg year, yr manufactured, year manufactured, build date, build, bld yr, build yr, compliance, compliance date, manufacture date, date of manufacture' },
  make: { transform: 'make', missing: 'reject', maxLength: 60, columns: 'make, brand.name, brand, manufacturer, manufacturer.name, make name, vehicle make, mk, marque, builder' },
  model: { transform: 'text', missing: 'reject', maxLength: 80, columns: 'model, model name, vehicle model, mdl, family, range, boat model, bike model' },
  car_type: { transform: 'car_type', missing: 'reject', telling: true, shared: true, columns: 'car type, condition, new used, item condition, vehicle type, type, used or new, stock type, listing type, category, state of vehicle, state, offer type, vehicle condition, new or used, inventory type, type of vehicle, n u, n u d, categories, product categories' },
  price: { transform: 'price', missing: 'report', changes: true, several: true, columns: 'drive away price, drive away, dap, dap price, special price, internet special, special, sale price, internet price, price, advertised price, asking price, list price, cash price, windscreen price, offers.price, selling price, retail price, list price cents, price cents, advertised, adv price, regular price, now, now price, asking, ride away, ride away price, buy now, buy now price, windscreen, retail, our price, sell, sell price, egc price, price egc, egc, excl govt charges, excluding govt charges' },
  km: { transform: 'km', missing: 'report', columns: 'km, kms, odometer, kilometres, kilometers, mileage, odometer.value, mileage from odometer.value, miles, odo, odo kms, odo km, km driven, kms driven, kilometres driven, odometer reading, odometer km, odometer kms, kilometrage, klm, klms' },
  colour: { transform: 'colour', missing: 'report', several: true, columns: 'colour, color, exterior colour, exterior colours, exterior colors, exterior, exterior color, body colour, ext colour, colour ext int, col, paint, paint color, paint colour' },
  simple_body: { transform: 'body', missing: 'report', telling: true, several: true, columns: 'body, body kind, body type, body style, bodystyle, body shape, shape, boat type, hull type, bike type, caravan type, vessel type, style, sub category, vehicle type, type, category, categories, product categories, van type' },
  simple_transmission: { transform: 'transmission', missing: 'report', telling: true, columns: 'transmission, gearbox type, gearbox, gbox, gear type, trans, vehicle transmission, transmission type, gear, gears, auto man' },
  simple_fuel: { transform: 'fuel', missing: 'report', telling: true, columns: 'fuel, fuel type, vehicle engine.fuel type, fueltype, engine fuel' },
  simple_drive: { transform: 'drive', missing: 'report', telling: true, columns: 'drive, drivetrain, drive type, driven wheels, drive wheel configuration, wheels, drv, axle configuration, axle config, axle, axles, wheel configuration, drive configuration, config, configuration' },
  seats: { transform: 'seats', missing: 'report', columns: 'seats, seating capacity, vehicle seating capacity, no of seats, seat capacity' },
  doors: { transform: 'doors', missing: 'report', columns: 'doors, number of doors, no of doors, door count' },
  berths: { transform: 'berths', missing: 'default', columns: 'berths, berth, no of berths, number of berths, sleeps, sleeping capacity' },
  ancap: { transform: 'ancap', missing: 'default', columns: 'ancap, ancap rating, ancap stars, ancap safety rating, safety rating' },
  ancap_year: { transform: 'year', missing: 'default', columns: 'ancap year, ancap rating year' },
  towing: { transform: 'towing', missing: 'default', columns: 'towing, towing capacity, towing capacity braked, braked towing capacity, tow capacity, braked towing, towing braked, max towing' },
  power: { transform: 'power', missing: 'default', columns: 'power, power kw, engine power, max power, kw, kilowatts' },
  consumption: { transform: 'consumption', missing: 'default', columns: 'fuel consumption, fuel consumption combined, consumption, fuel economy, fuel combined' },
  co2: { transform: 'co2', missing: 'default', columns: 'co2, co2 emissions, co2 combined, emissions co2, co2 emission combined' },
  battery: { transform: 'battery', missing: 'default', columns: 'battery capacity, battery kwh, battery size, battery capacity kwh' },
  electric_range: { transform: 'electric_range', missing: 'default', columns: 'electric range, ev range, battery range, driving range, range km, electric range km, wltp range' },
  charging: { transform: 'text', missing: 'default', maxLength: 120, columns: 'charging, charge time, charging time, charging power' },
  battery_health: { transform: 'percent', missing: 'default', columns: 'battery health, battery soh, state of health, soh' },
  battery_health_date: { transform: 'day', missing: 'default', columns: 'battery health date, battery tested, soh date' },
  registration: { transform: 'text', missing: 'default', maxLength: 20, columns: 'registration number, rego, rego number, rego no, reg no, reg number, registration no, number plate, plate, licence plate, license plate, vrm, vehicle registration, registration plate, registration mark, rego plate, registration' },
  build_date: { transform: 'month', missing: 'default', shared: true, columns: 'build date, date of manufacture, manufacture date, build month' },
  compliance_date: { transform: 'month', missing: 'default', shared: true, columns: 'compliance date, complied, compliance plate, compliance plate date' },
  damage: { transform: 'text', missing: 'default', maxLength: 200, columns: 'damage, damage note, damage notes, write off, write off status, writeoff' },
  city: { transform: 'city', missing: 'report', shared: true, columns: 'suburb, location suburb, city, district, yard, location, town, dealership address, branch' },
  state: { transform: 'state', missing: 'report', shared: true, columns: 'state, yard state, region, location, dealership address' },
  badge: { transform: 'text', missing: 'default', maxLength: 120, columns: 'badge, trim, variant, vehicle configuration, derivative, grade, edition, trim level, spec, specification, model detail, version, sub model, model variant, style, layout' },
  series: { transform: 'text', missing: 'default', columns: 'series, model series, generation' },
  before_price: { transform: 'price', missing: 'default', changes: true, columns: 'was price, was, before price, old price, previous price, rrp, msrp, recommended retail price' },
  offer_price: { transform: 'price', missing: 'default', changes: true, columns: '' },
  subscription_price: { transform: 'price', missing: 'default', changes: true, columns: '' },
  price_type: { transform: 'price_type', missing: 'default', maxLength: 80, telling: true, columns: 'price type, price terms, price basis, is drive away, drive away yn, is drive away pricing model, is driveaway, driveaway flag, drive away flag, drive away included, drive away pricing, is ride away, price description, price suffix, price qualifier' },
  preorder: { transform: 'flag', missing: 'default', columns: '' },
  status: { transform: 'status', missing: 'default', maxLength: 60, telling: true, columns: 'status, availability, offers.availability, stock status, sale status, state of sale, sale state, state of play, sold status, vehicle status, listing status, stage, stock stage, status code, lifecycle state, lifecycle status, in stock, is in stock, stat' },
  tag: { transform: 'text', missing: 'default', maxLength: 60, columns: '' },
  reserved: { transform: 'flag', missing: 'default', columns: 'reserved, is reserved, on hold, hold, hold flag, under offer, deposit taken' },
  sold: { transform: 'flag', missing: 'default', columns: 'sold, is sold, sold flag, customer ordered, retailed' },
  certified: { transform: 'flag', missing: 'default', shared: true, columns: 'certified, certified pre owned, cpo, approved' },
  created_at: { transform: 'date', missing: 'default', columns: 'date in, created at, date in stock, created, date added, in stock date, listed, date listed, arrival date, arrived, date arrived, inventory date, date listed, landed, listing date, date received, received, date first on lot, date into stock, stock date, published, published at' },
  stocknum: { transform: 'text', missing: 'default', maxLength: 60, columns: 'stocknum, stock number, stock no, stock id, stockcode, sku, stock, dealer stock no, stk, stk no, id, ref, reference, stock ref, stock reference, vehicle id, listing id, listing number, ad id, ad number, advert id, advert number, unit number, unit no, unit, listing, uid' },
  fuel: { transform: 'text', missing: 'default', columns: '' },
  trans: { transform: 'text', missing: 'default', columns: '' },
  variant: { transform: 'json', missing: 'default', columns: '' },
  views: { transform: 'count', missing: 'default', columns: '' },
  vin: { transform: 'text', missing: 'default', maxLength: 40, columns: 'vin, vehicle identification number, vin number, chassis, chassis number' },
  photos_count: { transform: 'count', missing: 'default', columns: '' },
  primary_image_url: { transform: 'url', missing: 'default', maxLength: 2000, columns: '' },
  images: { transform: 'images', missing: 'default', telling: true, several: true, columns: 'hero image, main image, main photo, images, image urls, photos, photo urls, photos.url, image, image link, pictures, additional image link, image list, photo list, images.url, picture urls, media.photo links, picture, photo, pic, pics, img, imgs, gallery, photo url list, image urls list, additional images, additional photos, picture refs, photo refs, image refs, image names, photo names' },
  thumbnails: { transform: 'urls', missing: 'default', columns: '' },
  dealership_id: { transform: 'text', missing: 'default', columns: '' },
  dealership_slug: { transform: 'text', missing: 'default', columns: '' },
  location_id: { transform: 'text', missing: 'default', columns: '' },
  location: { transform: 'json', missing: 'default', columns: '' },
  private_suburb: { transform: 'text', missing: 'default', columns: '' },
  private_postcode: { transform: 'text', missing: 'default', columns: '' },
  finance_lenders: { transform: 'json', missing: 'default', columns: '' },
  show_on_dealer_website: { transform: 'flag', missing: 'default', columns: '' },
  file: { transform: 'url', missing: 'default', maxLength: 2000, columns: '' },
  payment_processors: { transform: 'list', missing: 'default', columns: '' },
  reserve_fee: { transform: 'price', missing: 'default', columns: '' },
  favourites_count: { transform: 'count', missing: 'default', columns: '' },
  carsales_title: { transform: 'text', missing: 'default', columns: '' },
  autograb_data: { transform: 'json', missing: 'default', columns: '' },
  sold_date_timestamp: { transform: 'unix_time', missing: 'default', columns: '' },
  description: { transform: 'html', missing: 'default', maxLength: 20_000, columns: 'description, desc, comments, comment, dealer comments, notes, advert text, remarks, seller notes, blurb, content, ad copy, ad text, ad description, advertisement, advert, advert copy, advert description, web description, web text, website text, website description, sales text, marketing text, public comments, vehicle comments, overview, short description, description short' },
  features: { transform: 'list', missing: 'default', several: true, columns: 'features, feature, option, options, equipment, extras, vehicle option, accessories' },
  categories: { transform: 'list', missing: 'default', columns: '' },
  interior_colour: { transform: 'interior', missing: 'default', maxLength: 120, columns: 'interior colour, int colour, interior, interior color, int color, interior colours, interior colors, interior trim, upholstery, upholstery colour, upholstery color, trim colour, trim color, seat colour, seat trim, seat material, interior material, cabin colour, trim' },
};

export const FIELD_NAMES = Object.keys(STOCK_FIELDS) as StockFieldName[];

/** Whether a row without the field is rejected. */
export function isRequired(field: StockFieldName): boolean {
  return STOCK_FIELDS[field].missing === 'reject';
}
