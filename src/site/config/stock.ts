import * as v from 'valibot';
import { CARD_FACT_NAMES } from '#domain/car/card-facts.ts';
import { LEAD_PRICES } from '#domain/car/price/subscription.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

const CARD_BUTTONS = ['enquire', 'finance', 'details', 'reserve', 'test-drive'] as const;
export type CardButtonName = (typeof CARD_BUTTONS)[number];

const years = v.pipe(v.number(), v.integer(), v.minValue(0));

export const stockSchema = v.strictObject({
  /**
   * The stock feed that `npm run nightly` imports: an https address, or a file next to site.ts. Of a folder, such as one
   * that an FTP server writes to, the newest file is taken; files and folders may have absolute paths.
   * @example stock: { feed: 'https://feeds.example.com/stock.csv' }
   */
  feed: v.optional(v.string()),
  /**
   * The name of the environment variable with the credentials for the feed's address: "user:password", or a whole
   * Authorization header such as "Bearer ...".
   * @example stock: { feed: 'https://feeds.example.com/stock.csv', feedAuthEnv: 'EXAMPLE_FEED_AUTH' }
   */
  feedAuthEnv: v.optional(nonEmptyText),
  /**
   * The mapping from the feed's columns to our fields: a file next to site.ts, or the name of one in scripts/mappings.
   * @example stock: { feed: 'stock.csv', mapping: 'stock.mapping.json' }
   */
  mapping: v.optional(v.string()),
  /** Invented stock in place of a feed, of the kind given. For demonstration sites only. */
  demo: v.optional(v.picklist(['group', 'used-yard', 'trucks', 'utes', 'fleet'])),
  /** What leads on cards and pages of vehicles: the price, or what the subscription costs a week. */
  leadPrice: v.optional(v.picklist(LEAD_PRICES), 'price'),
  /** The number of vehicles on one page of search results. */
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 21),
  /**
   * The number of vehicles to state where a hosted search caps its counts; by default as many as are listed.
   * @example stock: { feed: 'stock.csv', count: 2600 }
   */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The number of days for which a sold vehicle stays listed. */
  soldForDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)), 3),
  /** The tag on vehicles that were added within the last 8 days. */
  newTag: v.optional(nonEmptyText, 'Just arrived'),
  /** The tag on sold vehicles. */
  soldTag: v.optional(nonEmptyText, 'SOLD'),
  /** The tag on reserved vehicles, in capitals or not. */
  reservedTag: v.optional(v.picklist(['RESERVED', 'Reserved']), 'RESERVED'),
  /** The colour of the tag 'Runout sale'. */
  runoutTagColour: v.optional(v.picklist(['red', 'green']), 'red'),
  /** Adds a tag to electric and hybrid vehicles. */
  electrifiedTags: v.optional(v.boolean(), false),
  /** Lists only vehicles of these ages in years. Without it, vehicles of every age are listed. */
  age: v.optional(
    v.strictObject({
      /** The lowest age; 0 means this year's vehicles. */
      min: v.optional(years, 0),
      /** The highest age. */
      max: years,
    }),
  ),
  /** Vehicles that are never listed. */
  exclude: v.optional(
    v.strictObject({
      /** Their stock numbers, spelt as in the feed. */
      stocknum: v.array(v.string()),
    }),
    { stocknum: [] },
  ),
  /** Shows the feed's `offer_price` as the price and `before_price` as the earlier one, where both are plausible. */
  offerPrices: v.optional(v.boolean(), false),
  /** The buttons on the card of an available vehicle, in order. */
  cardButtons: v.optional(
    v.pipe(v.array(v.picklist(CARD_BUTTONS)), v.minLength(1, 'must name at least one')),
    ['enquire'],
  ),
  /** The text of the button that leads to a vehicle's page. */
  detailsButton: v.optional(v.picklist(['View Details', 'Explore Vehicle']), 'View Details'),
  /** The facts on a vehicle's card, in order. */
  cardFacts: v.optional(v.array(v.picklist(CARD_FACT_NAMES)), [
    'km',
    'simple_transmission',
    'simple_fuel',
    'simple_body',
    'car_type',
    'stocknum',
  ]),
});

export type StockConfig = v.InferOutput<typeof stockSchema>;
