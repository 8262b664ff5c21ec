import type { Car } from '#domain/car/car.ts';
import { listKinds, nounOfKinds, type TestDrive, testDriveOfKinds } from '#domain/vehicle-kind.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { DEFAULT_LINKS } from './config/links.ts';
import type { SiteConfig } from './config/site-config.ts';

/** A configuration with the words that follow from the kinds of vehicles in stock. */
export interface FittedConfig extends Omit<SiteConfig, 'vehicle'> {
  readonly vehicle: VehicleNoun;
  /** What visitors can book; null where nothing in stock can be tried on a road. */
  readonly testDrive: TestDrive | null;
}

/** Fills in what a dealer's configuration leaves to the cars that are listed. */
export function fitToStock(config: SiteConfig, cars: readonly Car[]): FittedConfig {
  const { description, links, stock } = config;
  const kinds = listKinds(cars.map((car) => car.simple_body));
  const testDrive = stock ? testDriveOfKinds(kinds) : null;
  const isRide = testDrive === 'test ride' && links.testDrive === DEFAULT_LINKS.testDrive;
  const vehicle = { ...nounOfKinds(kinds), ...config.vehicle };
  return {
    ...config,
    vehicle,
    description: description.replaceAll('{vehicles}', vehicle.plural).replaceAll('{vehicle}', vehicle.noun),
    testDrive,
    links: isRide ? { ...links, testDrive: '/book-test-ride/' } : links,
  };
}
