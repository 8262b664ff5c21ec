import { slugify } from '#domain/slug.ts';
import { withQuery } from '#domain/url-path.ts';
import { writeRange } from '#search/state/range.ts';
import { SEARCH_ROOT } from '#search/state/url.ts';

/** An option of the quick search and its page. */
export interface QuickSearchOption {
  readonly value: string;
  readonly count: number;
  readonly href: string;
}

export interface QuickSearchMake extends QuickSearchOption {
  readonly models: readonly QuickSearchOption[];
}

export interface QuickSearchBody extends QuickSearchOption {
  readonly label: string;
}

/** What the quick search knows about the stock. */
export interface QuickSearchStock {
  /** The page that lists everything. */
  readonly href: string;
  /** The makes with their models, packed (`packMakes`): as lists they would be a fifth of the page. */
  readonly makes: string;
  readonly bodies: readonly QuickSearchBody[];
  /** Upper limits of the price in dollars, the lowest first. */
  readonly prices: readonly number[];
  /**
   * The vehicles as groups of 'model.body.price.count', with spaces between: the position of the model among those of all
   * makes, of the body, and of the lowest limit that covers the price; beyond the last for none.
   */
  readonly groups: string;
}

/** What a visitor has chosen; an empty text is any. */
export interface QuickSearchChoice {
  readonly make: string;
  readonly model: string;
  readonly body: string;
  readonly price: string;
}

export const ANY_VEHICLE: QuickSearchChoice = { make: '', model: '', body: '', price: '' };

/** A line for each make: its name and path segment, then those of its models, with tabs between. No segment: it is the name's. */
export function packMakes(makes: readonly (readonly (readonly [name: string, segment: string])[])[]): string {
  const pack = ([name, segment]: readonly [string, string]) =>
    `${name}\t${segment === slugify(name) ? '' : segment}`;
  return makes.map((names) => names.map(pack).join('\t')).join('\n');
}

/** The makes and models of a stock, each with its page and the number of its vehicles. */
export function readMakes(stock: QuickSearchStock): QuickSearchMake[] {
  const counts = new Map<number, number>();
  for (const { model, count } of readGroups(stock)) counts.set(model, (counts.get(model) ?? 0) + count);
  let position = 0;
  const lines = stock.makes === '' ? [] : stock.makes.split('\n');
  return lines.map((line) => {
    const [value = '', segment, ...names] = line.split('\t');
    const href = `${SEARCH_ROOT}${segment || slugify(value)}/`;
    const models = names.flatMap((name, index) =>
      index % 2 > 0
        ? []
        : [
            {
              value: name,
              count: counts.get(position++) ?? 0,
              href: `${href}${names[index + 1] || slugify(name)}/`,
            },
          ],
    );
    return { value, count: models.reduce((sum, { count }) => sum + count, 0), href, models };
  });
}

function readGroups({ groups }: QuickSearchStock) {
  return groups.split(' ').map((group) => {
    const [model = 0, body = 0, price = 0, count = 0] = group.split('.').map(Number);
    return { model, body, price, count };
  });
}

/** The number of vehicles that a choice leaves. */
export function countMatches(
  stock: QuickSearchStock,
  makes: readonly QuickSearchMake[],
  choice: QuickSearchChoice,
): number {
  const models = makes.flatMap(({ value: make, models: own }) =>
    own.map(({ value: model }) => ({ make, model })),
  );
  const isChosen = (chosen: string, value: string | undefined) => chosen === '' || chosen === value;
  const lastPrice = choice.price === '' ? Infinity : stock.prices.indexOf(Number(choice.price));
  return readGroups(stock)
    .filter(
      ({ model, body, price }) =>
        isChosen(choice.make, models[model]?.make) &&
        isChosen(choice.model, models[model]?.model) &&
        isChosen(choice.body, stock.bodies[body]?.value) &&
        price <= lastPrice,
    )
    .reduce((total, { count }) => total + count, 0);
}

/** The search of a choice: its model, make or body is in the path, the rest in the query string. */
export function findSearchHref(
  stock: QuickSearchStock,
  makes: readonly QuickSearchMake[],
  choice: QuickSearchChoice,
): string {
  const make = makes.find(({ value }) => value === choice.make);
  const model = make?.models.find(({ value }) => value === choice.model);
  const body = stock.bodies.find(({ value }) => value === choice.body);
  const page = model ?? make ?? body ?? stock;
  const query = [
    ...(body && page !== body ? [`body=${encodeURIComponent(body.value)}`] : []),
    ...(choice.price === '' ? [] : [`price=${writeRange({ max: Number(choice.price) })}`]),
  ];
  return query.length === 0 ? page.href : withQuery(page.href, query.join('&'));
}
