import { isSold } from './availability.ts';
import type { Car } from './car.ts';

const NEW_TAG_WINDOW = 8 * 86_400_000;

export type TagTone = 'sold' | 'runout' | 'plain' | 'reserved' | 'certified' | 'soon' | 'new';

/** The one tag on a car's picture: words first, tone for shape and colour. */
export interface Tag {
  readonly text: string;
  readonly tone: TagTone;
}

export interface TagWords {
  readonly newTag: string;
  readonly soldTag: string;
  readonly reservedTag: string;
}

/** What of a car decides its tag. */
type Tagged = Pick<
  Car,
  'status' | 'sold' | 'tag' | 'reserved' | 'certified' | 'car_type' | 'created_at' | 'manufacturer'
>;

type Rule = (car: Tagged, words: TagWords, now: Date) => Tag | false;

/** Spec 4 in its order, the first that holds wins; sold comes before all (T-34). */
const RULES: readonly Rule[] = [
  (car, words) => isSold(car) && { text: words.soldTag, tone: 'sold' },
  (car) =>
    car.tag !== null && {
      text: car.tag.trim(),
      tone: car.tag.trim().toLowerCase() === 'runout sale' ? 'runout' : 'plain',
    },
  (car, words) => car.reserved && { text: words.reservedTag, tone: 'reserved' },
  (car) => isCertifiedToyota(car) && { text: 'Toyota Certified', tone: 'certified' },
  (car) => car.status === 'coming_soon' && { text: 'COMING SOON', tone: 'soon' },
  (car, words, now) => isNew(car, now) && { text: words.newTag, tone: 'new' },
];

/** The car's tag, or undefined when it has none. Depends on the day: see `now`. */
export function tagOf(car: Tagged, words: TagWords, now: Date): Tag | undefined {
  for (const rule of RULES) {
    const tag = rule(car, words, now);
    if (tag) return tag;
  }
  return undefined;
}

/** T-35: a used, certified Toyota that is not sold. */
function isCertifiedToyota(car: Tagged): boolean {
  return car.manufacturer.name === 'Toyota' && car.certified && car.car_type === 'used' && !isSold(car);
}

/** T-09: created at most 8 days ago and not in the future. */
function isNew(car: Tagged, now: Date): boolean {
  const age = now.getTime() - Date.parse(car.created_at);
  return age >= 0 && age <= NEW_TAG_WINDOW;
}
