import type { StockFieldName } from '#stock/mapping/fields.ts';

/**
 * What feeds call the columns of a field, the most telling first. Case, spaces, punctuation and a namespace ('g:') count
 * for nothing. Fields that are not here are our own structures, which only feeds in our own names have.
 */
// biome-ignore format: a table reads better in rows
export const COLUMN_NAMES: Partial<Record<StockFieldName, readonly string[]>> = {
  stocknum: ['stocknum', 'stock number', 'stock no', 'stock id', 'stockcode', 'sku', 'stock', 'dealer stock no', 'stk', 'stk no', 'id', 'ref', 'reference'],
  vin: ['vin', 'vehicle identification number', 'vin number', 'chassis', 'chassis number'],
  name: ['title', 'heading', 'name', 'vehicle title', 'description short'],
  year: ['year', 'model year', 'build year', 'vehicle model date', 'manu year', 'compliance year', 'year model', 'built', 'yr', 'my'],
  make: ['make', 'brand.name', 'brand', 'manufacturer', 'manufacturer.name', 'make name', 'vehicle make'],
  model: ['model', 'model name', 'vehicle model', 'family', 'range'],
  badge: ['badge', 'trim', 'variant', 'vehicle configuration', 'derivative', 'grade', 'edition', 'trim level', 'spec'],
  series: ['series', 'model series', 'generation'],
  car_type: ['car type', 'condition', 'new used', 'item condition', 'vehicle type', 'type', 'used or new', 'stock type', 'listing type', 'category'],
  price: [
    'drive away price', 'drive away', 'price', 'sale price', 'advertised price', 'asking price', 'internet price', 'list price',
    'offers.price', 'selling price', 'retail price', 'egc price', 'price egc', 'list price cents', 'price cents', 'advertised',
  ],
  before_price: ['was price', 'before price', 'old price', 'previous price', 'rrp'],
  price_type: ['price type', 'is drive away', 'drive away yn', 'price description', 'price suffix'],
  km: ['km', 'kms', 'odometer', 'kilometres', 'kilometers', 'mileage', 'odometer.value', 'mileage from odometer.value', 'miles', 'odo', 'odo kms', 'odo km'],
  colour: ['colour', 'color', 'exterior colour', 'exterior color', 'body colour', 'ext colour', 'colour ext int', 'paint'],
  simple_body: ['body', 'body type', 'body style', 'bodystyle', 'shape'],
  simple_transmission: ['transmission', 'gearbox', 'gear type', 'trans', 'vehicle transmission', 'transmission type'],
  simple_fuel: ['fuel', 'fuel type', 'vehicle engine.fuel type', 'fueltype', 'engine fuel'],
  simple_drive: ['drive', 'drivetrain', 'drive type', 'driven wheels', 'drive wheel configuration', 'wheels'],
  seats: ['seats', 'seating capacity', 'vehicle seating capacity', 'no of seats', 'seat capacity'],
  doors: ['doors', 'number of doors', 'no of doors', 'door count'],
  city: ['suburb', 'city', 'yard', 'location', 'town', 'dealership address', 'branch'],
  state: ['state', 'yard state', 'region', 'location', 'dealership address'],
  status: ['status', 'availability', 'offers.availability', 'stock status', 'sale status', 'state of sale'],
  certified: ['certified', 'certified pre owned', 'cpo', 'approved'],
  created_at: ['date in', 'created at', 'date in stock', 'created', 'date added', 'in stock date', 'listed', 'date listed', 'arrival date', 'arrived', 'date arrived'],
  images: [
    'images', 'image urls', 'photos', 'photo urls', 'photos.url', 'image', 'image link', 'pictures', 'additional image link',
    'image list', 'photo list', 'images.url', 'picture urls', 'media.photo links',
  ],
  description: ['description', 'comments', 'dealer comments', 'notes', 'advert text', 'remarks', 'seller notes'],
  features: ['features', 'options', 'equipment', 'extras', 'vehicle option', 'accessories'],
};
