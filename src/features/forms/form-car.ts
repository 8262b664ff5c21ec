import type { CarType } from '#domain/car/car-type.ts';

/** The car that a form is about, as the page tells it (car-data.ts). */
export interface FormCar {
  readonly id: string;
  readonly car_type: CarType;
  readonly tag: string | null;
  readonly dealership_id: string | undefined;
  readonly dealership_slug: string | undefined;
  /** What is shown of it: '2022 Toyota HiLux', '$52,990'. */
  readonly title: string;
  readonly price: string;
  readonly photo: string | undefined;
}

/** What an enquiry notes of its car beside what is sent: for analytics, and on the device. */
export type EnquiredCar = Pick<FormCar, 'id' | 'car_type' | 'tag' | 'title'>;

/** The car of a link: its data, and what the card or page around it shows where no `data-name` says it. Undefined for a link about none. */
export function readFormCar(link: HTMLElement): FormCar | undefined {
  const { car, type, tag, dealership, dealer, name } = link.dataset;
  if (car === undefined) return undefined;
  const around = link.closest('article, main');
  return {
    id: car,
    car_type: type as CarType,
    tag: tag ?? null,
    dealership_id: dealership,
    dealership_slug: dealer,
    title: name ?? around?.querySelector('h1, h2, h3')?.textContent?.trim() ?? '',
    price: around?.querySelector('.price')?.textContent?.trim() ?? '',
    photo: around?.querySelector('img')?.currentSrc,
  };
}
