import { expect, test } from 'vitest';
import { findPageKind } from '#domain/page-kinds.ts';
import {
  brochurePath,
  CAR_TRADE_IN_PATH,
  carFinancePath,
  carPath,
  contactPath,
  DEFAULT_FINANCE_PATH,
  locationPath,
  OFFERS_SEARCH_PATH,
  PARTS_LIST_PATH,
  PARTS_SEARCH_PATH,
  PRICE_LIST_PATH,
  PRICE_SEARCH_PATH,
  parseCarSlug,
  reservePath,
  SEARCH_WORDS_PATH,
  TRADE_IN_OFFER_PATH,
  TRADE_IN_PATH,
  valuationTermsPath,
  withCarId,
} from '#domain/paths.ts';

test.each([
  ['Example Toyota', '/contact-us/example-toyota/'],
  ['Example Toyota Service', '/contact-us/example-toyota/'],
  ['Example Toyota - Parts', '/contact-us/example-toyota/'],
  ['Example Toyota Service Centre', '/contact-us/example-toyota-service-centre/'],
  ['車', '/contact-us/yard/'],
])('the contact page of %j is %s (T-79)', (name, path) => {
  expect(contactPath({ name, slug: 'yard' })).toBe(path);
});

test('an id with special characters is still one parameter', () => {
  expect(withCarId('/contact/', { id: 'a&b=c' })).toBe('/contact/?car_id=a%26b%3Dc');
});

const car = { id: 'a&1', car_type: 'demo', price: 36_490, dealership_slug: 'plain-cairns' } as const;
const known = 'car_id=a%261&car_type=demo&vehiclePriceBudget=36490&preferredDealership=plain-cairns';

test.each([
  ['/finance/', {}, `/finance/?${known}`],
  ['/apply-for-finance/', {}, `/apply-for-finance/?${known}`],
  ['/finance/#finance-form', {}, `/finance/?${known}#finance-form`],
  ['https://lender.example/?from=us', {}, `https://lender.example/?from=us&${known}`],
  ['/finance/', { price: 10, dealership_slug: null }, '/finance/?car_id=a%261&car_type=demo'],
])('Get Finance at %s for a car with %j leads to %s, with the known facts', (path, over, href) => {
  expect(carFinancePath(path, { ...car, ...over })).toBe(href);
});

test.each([
  ['/cars/2022-toyota-hilux-c1/', '2022-toyota-hilux-c1'],
  ['/cars/', undefined],
  ['/cars/a/checkout/', undefined],
  ['/used/cars/a/', undefined],
  ['/cars/a', undefined],
])('the car of %s is %s', (path, slug) => expect(parseCarSlug(path)).toBe(slug));

test('what belongs to a car or a location has its slug in the address', () => {
  const car = { slug: 'a' };
  const ofCar = [carPath(car), reservePath(car, 'checkout'), brochurePath(car)];
  expect(ofCar).toEqual(['/cars/a/', '/cars/a/checkout/', '/brochure/a.pdf']);
  expect(locationPath({ slug: 'b' })).toBe('/locations/b/');
});

test.each([
  [true, '/pages/value-my-car-terms-and-conditions/'],
  [false, '/value-my-car-terms-and-conditions/'],
])('with content under /pages/: %s, the terms of valuations are at %s', (pagesPath, path) => {
  expect(valuationTermsPath({ pagesPath })).toBe(path);
});

test('the addresses that visitors and search engines know stay as they are', () => {
  const search = [SEARCH_WORDS_PATH, PARTS_SEARCH_PATH, OFFERS_SEARCH_PATH, PRICE_SEARCH_PATH];
  expect(search).toEqual(['/api/search', '/parts/search/', '/special-offers/', '/search-by-price/']);
  const lists = [PARTS_LIST_PATH, PRICE_LIST_PATH, DEFAULT_FINANCE_PATH];
  expect(lists).toEqual(['/parts/', '/stock/by-price/', '/finance/']);
  const tradeIn = [TRADE_IN_PATH, TRADE_IN_OFFER_PATH, CAR_TRADE_IN_PATH];
  expect(tradeIn).toEqual(['/trade-in/', '/trade-in/offer/', '/cars/trade-in/']);
});

test.each([
  ['/', 'home'],
  ['/search/', 'search'],
  ['/search/ute-cars/', 'search'],
  ['/search/toyota/hilux/', 'search'],
  ['/search/toyota/hilux/more/', 'content'],
  ['/stock/', 'stock'],
  ['/stock/by-price/', 'stock'],
  ['/stock/by-age/', 'content'],
  ['/search-by-price/', 'price'],
  ['/cars/2022-toyota-hilux-c1/', 'car'],
  ['/cars/trade-in/', 'content'],
  ['/cars/trade-in-special/', 'car'],
  ['/cars/2022-toyota-hilux-c1/checkout/', 'reserve'],
  ['/cars/2022-toyota-hilux-c1/buy-online/', 'reserve'],
  ['/cars/2022-toyota-hilux-c1/other/', 'content'],
  ['/locations/', 'locations'],
  ['/locations/cairns/', 'location'],
  ['/contact-us/cairns/', 'contact'],
  ['/contact-us/', 'content'],
  ['/models/mu-x/', 'model'],
  ['/brands/jeep/', 'brand'],
  ['/parts/', 'parts-list'],
  ['/parts/search/', 'parts'],
  ['/special-offers/', 'offers'],
  ['/offers/tray/', 'offer'],
  ['/offers/isuzu/tray/', 'offer'],
  ['/favourites/', 'favourites'],
  ['/compare/', 'compare'],
  ['/saved-searches/', 'saved-searches'],
  ['/404/', 'not-found'],
  ['/about-us/', 'content'],
  ['/about/search/', 'content'],
  ['', 'content'],
])('%s is a page of the kind %s', (path, kind) => expect(findPageKind(path)).toBe(kind));
