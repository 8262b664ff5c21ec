import type { Car } from '#domain/car/car.ts';

type AttributeSource = Pick<Car, 'id' | 'car_type' | 'tag' | 'dealership_slug'> &
  Partial<Pick<Car, 'dealership_id'>>;

/** The attributes of a link that opens a form: the dialog reads the car from them (form-car.ts). */
export function toFormCarAttributes(car: AttributeSource) {
  return {
    'data-car': car.id,
    'data-type': car.car_type,
    'data-tag': car.tag ?? undefined,
    'data-dealership': car.dealership_id ?? undefined,
    'data-dealer': car.dealership_slug ?? undefined,
  };
}
