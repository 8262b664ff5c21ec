import type { Car } from '#domain/car/car.ts';
import { CAREERS_ENQUIRY, getCarLabel } from './category.ts';

/** An analytics event: an id and a label, never personal data (T-63). */
export interface SiteEvent {
  readonly eventId: number;
  /** Only for events about a car. */
  readonly label?: 'New Car' | 'Used Car';
  /** The id of the car that it is about. */
  readonly car_id?: string;
}

/** The part of an event that names its car. */
export type EventSubject = Required<Pick<SiteEvent, 'label' | 'car_id'>>;

type EventCar = Pick<Car, 'id' | 'car_type' | 'tag'>;

export const PHONE_CLICK_EVENT: SiteEvent = { eventId: 25 };
export const FAVOURITE_EVENT: SiteEvent = { eventId: 39 };
export const TRADE_IN_OFFER_ACCEPTED_EVENT: SiteEvent = { eventId: 18 };

/** Event ids of enquiries about a car. Test drives, and cars for test drives only, have their own. */
const CAR_EVENT_IDS = {
  'New Car': { enquiry: 14, testDrive: 17 },
  'Used Car': { enquiry: 15, testDrive: 48 },
} as const;

/** The event for an enquiry that was received (T-62). */
export function getEnquiryEvent(enquiry: {
  readonly category: string;
  readonly testDrive: boolean;
  readonly car?: EventCar | undefined;
}): SiteEvent {
  const { category, testDrive, car } = enquiry;
  if (category === CAREERS_ENQUIRY) return { eventId: 51 };
  if (!car) return { eventId: 22 };
  const about = toEventSubject(car);
  const asTestDrive = testDrive || car.tag?.trim().toLowerCase() === 'test drive only';
  return { eventId: CAR_EVENT_IDS[about.label][asTestDrive ? 'testDrive' : 'enquiry'], ...about };
}

/** The car of an event. */
export function toEventSubject({ id, car_type }: Pick<Car, 'id' | 'car_type'>): EventSubject {
  return { label: getCarLabel(car_type), car_id: id };
}
