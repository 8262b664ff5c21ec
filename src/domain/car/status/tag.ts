import type { Car } from '#domain/car/car.ts';
import { DAY_MS } from '#domain/durations.ts';
import { isSold } from './availability.ts';

const NEW_TAG_WINDOW_MS = 8 * DAY_MS;

export type TagTone = 'sold' | 'runout' | 'plain' | 'energy' | 'reserved' | 'certified' | 'soon' | 'new';

/** The tag on a car's picture: its text, and the tone that decides shape and colour. */
export interface Tag {
  readonly text: string;
  readonly tone: TagTone;
}

/** The dealer's settings for tags (site.stock). */
export interface TagStyle {
  readonly newTag: string;
  readonly soldTag: string;
  readonly reservedTag: string;
  /** The colour of the runout tag: red, like other tags, or green. */
  readonly runoutTagColour: 'red' | 'green';
  /** Whether electric and hybrid cars have a tag. */
  readonly electrifiedTags: boolean;
}

/** The fields of a car that decide its tag. */
type TaggableCar = Pick<
  Car,
  | 'status'
  | 'sold'
  | 'tag'
  | 'reserved'
  | 'certified'
  | 'car_type'
  | 'created_at'
  | 'manufacturer'
  | 'make'
  | 'simple_fuel'
>;

type Rule = (car: TaggableCar, style: TagStyle, now: Date) => Tag | false;

/** The fuels that get a tag; a 'Plug-in Hybrid' counts as a hybrid. */
const TAGGED_FUELS = ['Electric', 'Hybrid'];

/** The first rule that applies wins; sold takes precedence over all (T-34). */
const RULES: readonly Rule[] = [
  (car, style) => isSold(car) && { text: style.soldTag, tone: 'sold' },
  ({ tag }, style) => {
    const text = tag?.trim();
    const isRunout = style.runoutTagColour === 'green' && text?.toLowerCase() === 'runout sale';
    return text ? { text, tone: isRunout ? 'runout' : 'plain' } : false;
  },
  ({ simple_fuel }, style) => {
    const text = TAGGED_FUELS.find((energy) => simple_fuel?.includes(energy));
    return style.electrifiedTags && text !== undefined && { text, tone: 'energy' };
  },
  (car, style) => car.reserved && { text: style.reservedTag, tone: 'reserved' },
  (car) => isCertifiedToyota(car) && { text: 'Toyota Certified', tone: 'certified' },
  (car) => car.status === 'coming_soon' && { text: 'COMING SOON', tone: 'soon' },
  (car, style, now) => isNew(car, now) && { text: style.newTag, tone: 'new' },
];

/** The car's tag, or undefined if it has none. `now` decides whether a car is new. */
export function getTag(car: TaggableCar, style: TagStyle, now: Date): Tag | undefined {
  for (const rule of RULES) {
    const tag = rule(car, style, now);
    if (tag) return tag;
  }
  return undefined;
}

/** T-35: a used, certified Toyota that is not sold. */
function isCertifiedToyota(
  car: Pick<TaggableCar, 'manufacturer' | 'make' | 'certified' | 'car_type' | 'status' | 'sold'>,
): boolean {
  const make = car.manufacturer.name || car.make;
  return make.toLowerCase() === 'toyota' && car.certified && car.car_type === 'used' && !isSold(car);
}

/** The number of visitors who saved a certified Toyota; null for other cars, and if nobody counts (T-36). */
export function getSavedCount(
  car: Parameters<typeof isCertifiedToyota>[0] & Pick<Car, 'favourites_count'>,
): number | null {
  return isCertifiedToyota(car) && car.favourites_count ? car.favourites_count : null;
}

/** T-09: created at most 8 days ago and not in the future. */
function isNew(car: TaggableCar, now: Date): boolean {
  const age = now.getTime() - Date.parse(car.created_at);
  return age >= 0 && age <= NEW_TAG_WINDOW_MS;
}
