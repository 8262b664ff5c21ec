import type { CarType } from '#domain/car/car-type.ts';

/** The car that a form is about, read from the page (car-data.ts). */
export interface FormCar {
  readonly id: string;
  readonly car_type: CarType;
  readonly tag: string | null;
  readonly dealership_id: string | undefined;
  readonly dealership_slug: string | undefined;
  /** As displayed: '2022 Toyota HiLux', '$52,990'. */
  readonly title: string;
  readonly price: string;
  /** 'Drive Away'. */
  readonly priceType: string;
  readonly photo: string | undefined;
}

/** The data of a car that stays in the browser: for analytics, and stored on the device. */
export type EnquiredCar = Pick<FormCar, 'id' | 'car_type' | 'tag' | 'title'>;

/** The car of a link: its data attributes, and what the surrounding card or page shows. Undefined for a link without a car. */
export function readFormCar(link: HTMLElement): FormCar | undefined {
  const { car, type, tag, dealership, dealer, name } = link.dataset;
  if (car === undefined) return undefined;
  const container = link.closest('article, main');
  return {
    id: car,
    car_type: type as CarType,
    tag: tag ?? null,
    dealership_id: dealership,
    dealership_slug: dealer,
    title: name ?? container?.querySelector('h1, h2, h3')?.textContent?.trim() ?? '',
    price: container?.querySelector('.price')?.textContent?.trim() ?? '',
    priceType: container?.querySelector('.price + :is(.card__type, .muted)')?.textContent ?? '',
    photo: container?.querySelector('img')?.currentSrc,
  };
}
