import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CarBodyKey } from '#domain/car/body.ts';

/**
 * Finished photographs of invented vehicles, 1,200 x 800: `<shape>-<face>-<paint>-<view>.webp`, and of cabins, which many vehicles
 * share, `<cabin>-<cloth>-<view>.webp`. Made by our own renderer; no face resembles that of a real make.
 */
export const PHOTOS_FOLDER = join(import.meta.dirname, 'photos');

const FOLDER_URL = '/assets/photos/';

/** The file of a photograph by its address in stock data. */
export const photographFile = (url: string): string => join(PHOTOS_FOLDER, url.slice(FOLDER_URL.length));

interface Inside {
  readonly cabin: 'car' | 'work';
  /** Whether its boot or load space is shown: sedans' boots open behind the rear window, utes have a tub. */
  readonly boot: boolean;
}

const CAR: Inside = { cabin: 'car', boot: true };
const CLOSED: Inside = { cabin: 'car', boot: false };
const WORK: Inside = { cabin: 'work', boot: false };
const LOAD: Inside = { cabin: 'work', boot: true };

/** The shapes of photographed vehicles, and what is inside. */
const SHAPES = {
  suv: CAR,
  hatch: CAR,
  wagon: CAR,
  fourByFour: CAR,
  peopleMover: CAR,
  sedan: CLOSED,
  coupe: CLOSED,
  convertible: CLOSED,
  ute: CLOSED,
  trayUte: WORK,
  trayTruck: WORK,
  pantech: WORK,
  cabChassis: WORK,
  bus: WORK,
  motorhome: WORK,
  van: LOAD,
  highVan: LOAD,
} as const satisfies Record<string, Inside>;

export type Shape = keyof typeof SHAPES;

/** The shape of most vehicles of each body type. */
export const BODY_SHAPES: Readonly<Record<CarBodyKey, Shape>> = {
  '4x4': 'fourByFour',
  bus: 'bus',
  cabChassis: 'cabChassis',
  convertible: 'convertible',
  coupe: 'coupe',
  hardtop: 'coupe',
  hatch: 'hatch',
  hatchback: 'hatch',
  lightTruck: 'pantech',
  motorhome: 'motorhome',
  peopleMover: 'peopleMover',
  sedan: 'sedan',
  softtop: 'convertible',
  stationWagon: 'wagon',
  suv: 'suv',
  ute: 'ute',
  van: 'van',
  wagon: 'wagon',
};

/** The makes of each family face. */
const MAKES: Readonly<Record<string, readonly string[]>> = {
  a: ['Toyota', 'Lexus', 'Suzuki', 'Honda', 'Audi', 'Nissan'],
  b: ['Mazda', 'Kia', 'Hyundai', 'Tesla', 'Avida', 'Jayco'],
  c: ['Isuzu', 'Holden', 'BMW', 'Mercedes-Benz', 'Alfa Romeo', 'Volvo', 'Chery', 'Hino', 'Fuso', 'Iveco'],
  d: ['Ford', 'Mitsubishi', 'GWM', 'Jeep', 'Land Rover', 'LDV', 'Renault'],
  e: ['Volkswagen', 'MG', 'BYD', 'Subaru', 'Skoda'],
};

/** What each view shows, in the order of a listing. The front three-quarter view comes first: cards show it. */
const VIEWS = {
  hero: 'front and left side',
  rear34: 'rear and left side',
  side: 'left side',
  front: 'front',
  nose: 'grille and headlights',
  dash: 'dashboard',
  seats: 'front seats',
  boot: 'load space',
  wheel: 'front wheel',
} as const;

const CLOTHS = ['black', 'grey', 'beige'];

const FILES: ReadonlySet<string> = new Set(readdirSync(PHOTOS_FOLDER));

/** A photographed vehicle; `paint` is its colour as a listing says it. */
export interface PhotographedVehicle {
  readonly shape: Shape;
  readonly face: string;
  readonly paint: string;
}

const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];

const VEHICLES: readonly PhotographedVehicle[] = [...FILES].flatMap((file) => {
  const [, named, face, colour = ''] = /^(\w+)-([a-e])-(\w+)-hero\.webp$/.exec(file) ?? [];
  const shape = SHAPE_NAMES.find((name) => name.toLowerCase() === named);
  return shape && face ? [{ shape, face, paint: colour.charAt(0).toUpperCase() + colour.slice(1) }] : [];
});

const RESULTS_A_PAGE = 21;

/**
 * Creates a function that chooses the photographed vehicle of each car, to be called in the order of the stock page. It gives the
 * one of the shape that was shown longest ago, with the face of the make if that was not on the last page, so that no page of
 * results repeats a picture.
 */
export function createVehicleChooser(): (shape: Shape, make: string) => PhotographedVehicle {
  const shownAt = new Map<PhotographedVehicle, number>();
  let cars = 0;
  return (shape, make) => {
    const byAge = listVehicles(shape).sort((a, b) => (shownAt.get(a) ?? 0) - (shownAt.get(b) ?? 0));
    const own = byAge.find(({ face }) => MAKES[face]?.includes(make));
    const isRecent = own && (shownAt.get(own) ?? -RESULTS_A_PAGE) > cars - RESULTS_A_PAGE;
    const chosen = own && !isRecent ? own : byAge[0];
    if (!chosen) throw new Error(`scripts/demo/photos: has no ${shape}. Add photographs of one.`);
    cars += 1;
    shownAt.set(chosen, cars);
    return chosen;
  };
}

function listVehicles(shape: Shape): PhotographedVehicle[] {
  return VEHICLES.filter((vehicle) => vehicle.shape === shape);
}

/** The photographs of a car, the one for cards first. The cloth of its seats depends on its stock number. */
export function listPhotographs(
  { shape, face, paint }: PhotographedVehicle,
  stockNumber: number,
): { readonly url: string; readonly alt: string }[] {
  const { cabin, boot } = SHAPES[shape];
  const cloth = CLOTHS[stockNumber % CLOTHS.length];
  return Object.entries(VIEWS).flatMap(([view, alt]) => {
    const names = [`${shape}-${face}-${paint}-${view}`.toLowerCase(), `${cabin}-${cloth}-${view}`];
    if (boot) names.push(`${cabin}-${view}`);
    const name = names.find((candidate) => FILES.has(`${candidate}.webp`));
    return name ? [{ url: `${FOLDER_URL}${name}.webp`, alt }] : [];
  });
}

/** How many photographs a vehicle of a shape has. */
export function countPhotographs(shape: Shape): number {
  const [vehicle] = listVehicles(shape);
  return vehicle ? listPhotographs(vehicle, 0).length : 0;
}
