import { type BodyKey, bodyLabel } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';

/** One model of the range as the showroom's home page shows it. */
export interface PopularModel {
  /** 'HiLux', with its make before it where the dealer has several. */
  readonly name: string;
  /** 'Ute, diesel': what most of its cars are; empty when the feed does not say. */
  readonly kind: string;
  /** 'from $42,990'; null when none shows a price. */
  readonly from: string | null;
  readonly count: number;
  readonly href: string;
  /** The newest car with a photo, else the newest: its picture stands for the model. */
  readonly example: Car;
}

/** The models with the most available cars, most first; equal ones in the order of `cars` (newest first). */
export function findPopularModels(cars: readonly Car[], slugs: SlugTable, count: number): PopularModel[] {
  const severalMakes = slugs.makes.bySlug.size > 1;
  const models = Map.groupBy(cars.filter(isForSale), (car) => car.make_model);
  return [...models.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .flatMap((ofModel) => {
      const example = ofModel.find((car) => car.primary_image_url !== null) ?? ofModel[0];
      return example ? [toPopularModel(example, ofModel, { slugs, severalMakes })] : [];
    });
}

function toPopularModel(
  example: Car,
  cars: readonly Car[],
  { slugs, severalMakes }: { slugs: SlugTable; severalMakes: boolean },
): PopularModel {
  const { make, model } = example;
  const prices = cars.filter(hasPrice).map((car) => car.price);
  return {
    name: severalMakes ? `${make} ${model}` : model,
    kind: describeBodyAndFuel(cars),
    from: prices.length === 0 ? null : `from ${formatDollars(Math.min(...prices))}`,
    count: cars.length,
    href: landingPath({ kind: 'model', make, model }, slugs),
    example,
  };
}

function describeBodyAndFuel(cars: readonly Car[]): string {
  const body = findMostCommon<BodyKey>(cars.map((car) => car.simple_body));
  const fuel = findMostCommon(cars.map((car) => car.simple_fuel))?.toLowerCase();
  return [body && bodyLabel(body), fuel].filter(Boolean).join(', ');
}

/** The value that occurs most; the earliest of equal ones; undefined when all are unknown. */
function findMostCommon<Value extends string>(values: readonly (Value | null)[]): Value | undefined {
  const groups = Map.groupBy(
    values.filter((value) => value !== null),
    (value) => value,
  );
  return [...groups.values()].sort((a, b) => b.length - a.length)[0]?.[0];
}
