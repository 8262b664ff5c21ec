import { expect, test } from 'vitest';
import { carBreadcrumbs, carJsonLd } from '#features/car/structured-data.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite({ name: 'Example Motors', url: 'https://example.com.au' });

test('a car is described by what its page says', () => {
  const car = makeCar({
    id: 'c1',
    year: 2022,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    description: 'One owner.',
    simple_body: 'peopleMover',
    colour: 'White',
    interior_colour: 'Tan Leather',
    trans: '6 sp automatic',
    simple_transmission: 'Automatic',
    fuel: 'Diesel turbo',
    simple_fuel: 'Diesel',
    seats: 7,
    doors: 5,
    vin: 'V1',
    stocknum: 'S1',
    km: 45_120,
    berths: 2,
    power: 150,
    consumption: 7.1,
    price: 52_990,
    price_type: 'Drive Away',
    primary_image_url: '/b.webp',
    photos_count: 2,
    images: [{ image: { url: 'https://photos.example.com/a.webp' } }],
  });
  const url = `https://example.com.au/cars/${car.slug}/`;
  expect(carJsonLd(car, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': url,
    url,
    name: '2022 Toyota HiLux SR5',
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'HiLux',
    vehicleModelDate: '2022',
    itemCondition: 'https://schema.org/UsedCondition',
    vehicleConfiguration: 'SR5',
    image: ['https://example.com.au/b.webp', 'https://photos.example.com/a.webp'],
    description: 'One owner.',
    bodyType: 'People mover',
    color: 'White',
    vehicleInteriorColor: 'Tan Leather',
    vehicleTransmission: '6 sp automatic',
    fuelType: 'Diesel turbo',
    vehicleSeatingCapacity: 7,
    numberOfDoors: 5,
    vehicleIdentificationNumber: 'V1',
    sku: 'S1',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Berths', value: 2 },
      { '@type': 'PropertyValue', name: 'Power', value: 150, unitText: 'kW' },
      { '@type': 'PropertyValue', name: 'Fuel consumption', value: '7.1 L/100 km' },
    ],
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45_120, unitCode: 'KMT' },
    offers: {
      '@type': 'Offer',
      url,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      category: 'Used',
      price: 52_990,
      priceCurrency: 'AUD',
      priceSpecification: {
        '@type': 'PriceSpecification',
        name: 'Drive Away',
        price: 52_990,
        priceCurrency: 'AUD',
      },
      seller: { '@type': 'AutoDealer', name: 'Example Motors', url: 'https://example.com.au/' },
    },
  });
});

test('what is unknown is left out', () => {
  expect(Object.keys(carJsonLd(makeCar({ price: 0 }), site))).toEqual([
    '@context',
    '@type',
    '@id',
    'url',
    'name',
    'brand',
    'model',
    'vehicleModelDate',
    'itemCondition',
    'offers',
  ]);
});

test("the feed's simple words stand in for its full ones", () => {
  const car = makeCar({ simple_transmission: 'Automatic', simple_fuel: 'Diesel' });
  expect(carJsonLd(car, site)).toMatchObject({ vehicleTransmission: 'Automatic', fuelType: 'Diesel' });
});

test.each([
  ['new', 'https://schema.org/NewCondition', 'New'],
  ['demo', 'https://schema.org/UsedCondition', 'Demo'],
  ['used', 'https://schema.org/UsedCondition', 'Used'],
] as const)('a %s car is in %s, in the category %s', (car_type, itemCondition, category) => {
  const { itemCondition: ofCar, offers } = carJsonLd(makeCar({ car_type }), site);
  expect(ofCar).toBe(itemCondition);
  expect(offers).toMatchObject({ itemCondition, category });
});

test.each([
  { over: {}, availability: 'InStock', price: 24_990 },
  { over: { km: 0, price: 11 }, availability: 'InStock', price: 11 },
  { over: { price: 10 }, availability: 'InStock', price: undefined },
  { over: { status: 'coming_soon' }, availability: 'PreOrder', price: 24_990 },
  { over: { reserved: true }, availability: 'LimitedAvailability', price: 24_990 },
  { over: { sold: true, reserved: true }, availability: 'SoldOut', price: undefined },
  { over: { status: 'sold' }, availability: 'SoldOut', price: undefined },
])('a car of $over is $availability for $price (T-38)', ({ over, availability, price }) => {
  const { offers } = carJsonLd(makeCar(over), site);
  expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` });
  if (price === undefined) expect(offers).not.toHaveProperty('priceCurrency');
  else expect(offers).toMatchObject({ price, priceCurrency: 'AUD' });
  expect(Object.hasOwn(offers as object, 'price')).toBe(price !== undefined);
});

test('the breadcrumbs of a car are home, its make and itself', () => {
  const car = makeCar({ make: 'Land Rover', model: 'Defender', badge: 'SE' });
  const trucks = makeSite({ vehicle: { noun: 'truck', plural: 'trucks' } }, { cars: [car] });
  expect(carBreadcrumbs(car, trucks)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Land Rover trucks', path: '/search/land-rover/' },
    { name: '2021 Land Rover Defender SE', path: `/cars/${car.slug}/` },
  ]);
});
