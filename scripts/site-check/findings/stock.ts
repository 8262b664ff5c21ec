import type { Car } from '#domain/car/car.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { type Finding, hintAt } from '#site/checks/finding.ts';
import { countShown } from '#stock/import/make-report.ts';

const FILE = 'stock.json';
/** As many vehicles with one text look like copies to search engines. */
const MIN_COPIES = 3;
const MIN_DESCRIPTION_LENGTH = 80;
const MAX_NAMED = 3;

/** Vehicles that visitors do not see and why, and what those that they see are short of. */
export function checkStock(dealer: CheckedDealer): Finding[] {
  const { site, allCars, now } = dealer;
  if (site.stock === false) return [];
  const timeZone = timeZoneOf(site);
  const { hidden } = countShown(allCars, { ...site.stock, timeZone }, now);
  return [
    ...hidden.map(
      ({ reason, cars, fix }): Finding => ({
        level: reason.startsWith('with status') ? 'warning' : 'hint',
        file: FILE,
        key: 'cars',
        text: `${cars} of ${allCars.length} are not shown: ${reason}. ${fix}`,
      }),
    ),
    ...findCopies(site.cars),
    ...countLacks(site.cars),
  ];
}

/** Descriptions that differ in numbers and names at most. */
function findCopies(cars: readonly Car[]): Finding[] {
  const described = cars.filter(({ description }) => (description?.length ?? 0) >= MIN_DESCRIPTION_LENGTH);
  const copies = [...Map.groupBy(described, reduceToWording).values()]
    .filter((same) => same.length >= MIN_COPIES)
    .sort((a, b) => b.length - a.length);
  const [most] = copies;
  if (!most) return [];
  const text = `${copies.flat().length} vehicles share ${copies.length} texts but for names and numbers (${nameSome(most)}). Say what is special about each.`;
  return [hintAt(FILE, 'description', text)];
}

function reduceToWording({ description, make, model, badge, colour, year }: Car): string {
  const own = new Set(
    [make, model, badge, colour, String(year)].flatMap((part) => (part ?? '').toLowerCase().split(/\W+/)),
  );
  const words = (description ?? '').toLowerCase().split(/[^a-z]+/);
  return words.filter((word) => !own.has(word)).join(' ');
}

const LACKS: readonly {
  readonly key: string;
  readonly lacks: (car: Car) => boolean;
  readonly fix: string;
}[] = [
  { key: 'images', lacks: ({ images }) => images.length === 0, fix: 'picture, which visitors pass by.' },
  { key: 'price', lacks: ({ price }) => price <= 10, fix: 'price, which price filters leave out.' },
  { key: 'description', lacks: ({ description }) => !description, fix: 'description.' },
  {
    key: 'simple_body',
    lacks: ({ simple_body }) => !simple_body,
    fix: 'body type, which its filter leaves out.',
  },
];

function countLacks(cars: readonly Car[]): Finding[] {
  return LACKS.flatMap(({ key, lacks, fix }): Finding[] => {
    const short = cars.filter(lacks);
    const text = `${short.length} of ${cars.length} (${nameSome(short)}) without a ${fix}`;
    return short.length === 0 ? [] : [hintAt(FILE, key, text)];
  });
}

function nameSome(cars: readonly Car[]): string {
  const names = cars.slice(0, MAX_NAMED).map(({ stocknum, id }) => stocknum ?? id);
  return `${names.join(', ')}${cars.length > MAX_NAMED ? ', ...' : ''}`;
}
