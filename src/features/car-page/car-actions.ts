import type { IconName } from '#components/icons.ts';
import { isOnOffer } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { isDrivable, reserveText } from '#domain/car/dealings.ts';
import { mainPhoto } from '#domain/car/photos.ts';
import { aboutCar } from '#domain/paths.ts';
import { carData } from '#features/forms/car-data.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';

/** Something a visitor may do about a car: a link, which opens a dialog where there are scripts. */
export interface CarAction {
  readonly text: string;
  readonly href: string;
  /** A button under the price, the first of them the primary one; or a line of the list below. */
  readonly place: 'button' | 'line';
  readonly icon?: IconName;
  /** What the dialog needs; none for a plain link. */
  readonly data: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** The enquiry, which stands in the panel and at the foot of a phone's screen. */
export function enquireAction(car: Car, site: Pick<Site, 'forms'>): CarAction {
  return opens('enquiry', site.forms.enquire, aboutCar('/contact/', car), car, 'button');
}

/** What is offered about a car, in order (spec 2 and 5). */
export function carActions(car: Car, site: Pick<Site, 'forms' | 'reserve' | 'links' | 'valuationProvider'>) {
  const reserve = site.reserve && reserveText(car, site.reserve);
  const actions: (CarAction | false)[] = [
    isOnOffer(car) && enquireAction(car, site),
    isDrivable(car, site.valuationProvider) &&
      opens('test-drive', 'Book a Test Drive', aboutCar(site.links.testDrive, car), car, 'button'),
    typeof reserve === 'string' && opens('reserve', reserve, aboutCar('/contact/', car), car, 'button'),
    isOnOffer(car) &&
      mainPhoto(car) === null &&
      opens('request-photos', 'Request Photos', aboutCar('/contact/', car), car, 'line'),
    isOnOffer(car) && leads('Get Finance', aboutCar(site.links.finance, car), 'calendar'),
    isDrivable(car, site.valuationProvider) &&
      leads('Value my trade-in', aboutCar(site.links.tradeIn, car), 'swap'),
    car.file !== null && leads('History report', car.file, 'file'),
  ];
  return actions.filter((action) => action !== false);
}

function opens(form: FormName, text: string, href: string, car: Car, place: CarAction['place']): CarAction {
  return { text, href, place, icon: 'mail', data: { 'data-form': form, ...carData(car) } };
}

function leads(text: string, href: string, icon: IconName): CarAction {
  return { text, href, place: 'line', icon, data: {} };
}
