import { type BodyKey, bodyLabel } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import type { LeadPrice } from '#domain/car/price/subscription.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';

/** A model as the showroom's home page shows it. */
export interface PopularModel {
  /** 'HiLux', with its make before it where the dealer has several. */
  readonly name: string;
  /** 'Ute, diesel': the most common body and fuel of its cars; empty if unknown. */
  readonly kind: string;
  /** 'from $42,990', or 'from $149 per week' where subscriptions lead; null if none has such a price. */
  readonly from: string | null;
  readonly count: number;
  readonly href: string;
  /** The car whose photo represents the model: the newest with a photo that is not shown elsewhere, else the newest. */
  readonly example: Car;
}

/**
 * The `count` models with the most cars for sale, most first; ties in the order of `cars` (newest first). The page has
 * cards of the cars `shownElsewhere`, by their ids. `lead`: which price leads at this dealer.
 */
export function findPopularModels(
  cars: readonly Car[],
  slugs: SlugTable,
  count: number,
  shownElsewhere: ReadonlySet<string> = new Set(),
  lead: LeadPrice = 'price',
): PopularModel[] {
  const severalMakes = slugs.makes.bySlug.size > 1;
  const models = Map.groupBy(cars.filter(isForSale), (car) => car.make_model);
  return [...models.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .flatMap((modelCars) => {
      const withPhoto = modelCars.filter((car) => car.primary_image_url !== null);
      const example = withPhoto.find(({ id }) => !shownElsewhere.has(id)) ?? withPhoto[0] ?? modelCars[0];
      return example ? [toPopularModel(example, modelCars, { slugs, severalMakes, lead })] : [];
    });
}

function toPopularModel(
  example: Car,
  cars: readonly Car[],
  { slugs, severalMakes, lead }: { slugs: SlugTable; severalMakes: boolean; lead: LeadPrice },
): PopularModel {
  const { make, model } = example;
  const weekly = lead === 'subscription';
  const prices = weekly
    ? cars.flatMap((car) => car.subscription_price || [])
    : cars.filter(hasPrice).map((car) => car.price);
  return {
    name: severalMakes ? `${make} ${model}` : model,
    kind: describeBodyAndFuel(cars),
    from:
      prices.length === 0 ? null : `from ${formatDollars(Math.min(...prices))}${weekly ? ' per week' : ''}`,
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

/** The most common value, the first one on a tie; undefined if all are null. */
function findMostCommon<Value extends string>(values: readonly (Value | null)[]): Value | undefined {
  const groups = Map.groupBy(
    values.filter((value) => value !== null),
    (value) => value,
  );
  return [...groups.values()].sort((a, b) => b.length - a.length)[0]?.[0];
}
