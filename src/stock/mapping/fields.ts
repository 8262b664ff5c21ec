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
}

/** Every field that a feed can fill. A row is rejected only if year, make, model or car_type is missing. */
export const STOCK_FIELDS = {
  name: { transform: 'text', missing: 'default' },
  year: { transform: 'year', missing: 'reject' },
  make: { transform: 'make', missing: 'reject' },
  model: { transform: 'text', missing: 'reject' },
  car_type: { transform: 'car_type', missing: 'reject' },
  price: { transform: 'price', missing: 'report' },
  km: { transform: 'km', missing: 'report' },
  colour: { transform: 'colour', missing: 'report' },
  simple_body: { transform: 'body', missing: 'report' },
  simple_transmission: { transform: 'transmission', missing: 'report' },
  simple_fuel: { transform: 'fuel', missing: 'report' },
  simple_drive: { transform: 'drive', missing: 'report' },
  seats: { transform: 'seats', missing: 'report' },
  doors: { transform: 'doors', missing: 'report' },
  city: { transform: 'city', missing: 'report' },
  state: { transform: 'state', missing: 'report' },
  badge: { transform: 'text', missing: 'default' },
  series: { transform: 'text', missing: 'default' },
  before_price: { transform: 'price', missing: 'default' },
  offer_price: { transform: 'price', missing: 'default' },
  subscription_price: { transform: 'price', missing: 'default' },
  price_type: { transform: 'text', missing: 'default' },
  preorder: { transform: 'flag', missing: 'default' },
  status: { transform: 'status', missing: 'default' },
  tag: { transform: 'text', missing: 'default' },
  reserved: { transform: 'flag', missing: 'default' },
  sold: { transform: 'flag', missing: 'default' },
  certified: { transform: 'flag', missing: 'default' },
  created_at: { transform: 'date', missing: 'default' },
  stocknum: { transform: 'text', missing: 'default' },
  fuel: { transform: 'text', missing: 'default' },
  trans: { transform: 'text', missing: 'default' },
  variant: { transform: 'json', missing: 'default' },
  views: { transform: 'count', missing: 'default' },
  vin: { transform: 'text', missing: 'default' },
  photos_count: { transform: 'count', missing: 'default' },
  primary_image_url: { transform: 'url', missing: 'default' },
  images: { transform: 'images', missing: 'default' },
  thumbnails: { transform: 'urls', missing: 'default' },
  dealership_id: { transform: 'text', missing: 'default' },
  dealership_slug: { transform: 'text', missing: 'default' },
  location_id: { transform: 'text', missing: 'default' },
  location: { transform: 'json', missing: 'default' },
  private_suburb: { transform: 'text', missing: 'default' },
  private_postcode: { transform: 'text', missing: 'default' },
  finance_lenders: { transform: 'json', missing: 'default' },
  show_on_dealer_website: { transform: 'flag', missing: 'default' },
  file: { transform: 'url', missing: 'default' },
  payment_processors: { transform: 'list', missing: 'default' },
  reserve_fee: { transform: 'price', missing: 'default' },
  favourites_count: { transform: 'count', missing: 'default' },
  carsales_title: { transform: 'text', missing: 'default' },
  autograb_data: { transform: 'json', missing: 'default' },
  sold_date_timestamp: { transform: 'unix_time', missing: 'default' },
  description: { transform: 'html', missing: 'default' },
  features: { transform: 'list', missing: 'default' },
  categories: { transform: 'list', missing: 'default' },
} as const satisfies Readonly<Record<StockFieldName, FieldRule>>;

export const FIELD_NAMES = Object.keys(STOCK_FIELDS) as StockFieldName[];

/** Fields that change while the car stays the same: left out of an identity derived from all columns. */
export const PRICE_FIELDS: readonly StockFieldName[] = [
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
];

/** Whether a row without the field is rejected. */
export function isRequired(field: StockFieldName): boolean {
  return STOCK_FIELDS[field].missing === 'reject';
}
