import { withQuery } from '#domain/url-path.ts';
import { writeRange } from '#search/state/range.ts';

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
  readonly makes: readonly QuickSearchMake[];
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

/** The number of vehicles that a choice leaves. */
export function countMatches(stock: QuickSearchStock, choice: QuickSearchChoice): number {
  const models = stock.makes.flatMap(({ value: make, models: own }) =>
    own.map(({ value: model }) => ({ make, model })),
  );
  const isChosen = (chosen: string, value: string | undefined) => chosen === '' || chosen === value;
  const lastPrice = choice.price === '' ? Infinity : stock.prices.indexOf(Number(choice.price));
  let total = 0;
  for (const group of stock.groups.split(' ')) {
    const [model = -1, body = -1, price = 0, count = 0] = group.split('.').map(Number);
    const matches =
      isChosen(choice.make, models[model]?.make) &&
      isChosen(choice.model, models[model]?.model) &&
      isChosen(choice.body, stock.bodies[body]?.value) &&
      price <= lastPrice;
    if (matches) total += count;
  }
  return total;
}

/** The search of a choice: its model, make or body is in the path, the rest in the query string. */
export function findSearchHref(stock: QuickSearchStock, choice: QuickSearchChoice): string {
  const make = stock.makes.find(({ value }) => value === choice.make);
  const model = make?.models.find(({ value }) => value === choice.model);
  const body = stock.bodies.find(({ value }) => value === choice.body);
  const page = model ?? make ?? body ?? stock;
  const query = [
    ...(body && page !== body ? [`body=${encodeURIComponent(body.value)}`] : []),
    ...(choice.price === '' ? [] : [`price=${writeRange({ max: Number(choice.price) })}`]),
  ];
  return query.length === 0 ? page.href : withQuery(page.href, query.join('&'));
}
