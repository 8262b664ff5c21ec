import * as v from 'valibot';
import { SPEC_NAMES, type SpecName } from '#domain/car/specs.ts';
import { envNameSchema, hostName } from '#domain/scalar-schemas.ts';
import { isScopedKey } from '#search/engines/typesense/typesense-host.ts';
import { DEFAULT_FACET_ORDER, defaultFacetConfig, FACET_DISPLAYS } from '#search/refinements/facets.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import type { DefinedSort } from '#search/state/sorts.ts';

/** A hosted index in a Typesense cluster (CONF-08). `npm run stock:push` uploads the stock. */
const typesenseSchema = v.strictObject({
  /** The host name of the cluster, such as 'x1y2z3.a1.typesense.net'. */
  host: hostName,
  /** The protocol of the cluster. Use `http` only for a cluster on your own computer. */
  protocol: v.optional(v.picklist(['https', 'http']), 'https'),
  /** The port of the cluster. */
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 443),
  /** The name of the index in the cluster: an alias of the newest collection, such as 'cars_example-motors'. */
  index: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9_-]+$/,
      'must be lower case letters, digits, "_" and "-", such as "cars_example-motors"',
    ),
  ),
  /** The key that pages search with; `npm run stock:push` creates and prints it. Without a key, pages search the index file. */
  searchKey: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isScopedKey,
        'must be a scoped search key, as "npm run stock:push" prints it: it is read by everybody',
      ),
    ),
  ),
  /** Instead of `searchKey`: the name of the environment variable that holds the key when the site is built. */
  searchKeyEnv: v.optional(envNameSchema),
  /** The name of the environment variable that holds the admin key of the cluster when stock is pushed. */
  adminKeyEnv: v.optional(envNameSchema, 'TYPESENSE_ADMIN_KEY'),
});

export type TypesenseConfig = v.InferOutput<typeof typesenseSchema>;

/** A facet of the filter panel: the attribute alone, or with its display settings. `make` is short for manufacturer.name. */
const facetSchema = v.pipe(
  v.union([
    v.picklist(LIST_ATTRIBUTES),
    v.pipe(
      v.strictObject({
        /** The attribute to filter by. */
        attribute: v.picklist(LIST_ATTRIBUTES),
        /** The control: checkboxes, cards with a picture, or a dropdown. Makes are cards by default. */
        as: v.optional(v.picklist(FACET_DISPLAYS)),
        /** Allows one value at a time; choosing it again clears it. A dropdown always works that way. */
        singleSelect: v.optional(v.boolean()),
      }),
      v.check(
        ({ attribute, as }) => as !== 'cards' || attribute === 'make' || attribute === 'body',
        'must be make or body where it is shown as cards',
      ),
    ),
  ]),
  v.transform((given) => {
    if (typeof given === 'string') return defaultFacetConfig(given);
    const plain = defaultFacetConfig(given.attribute);
    const as = given.as ?? plain.as;
    return { ...plain, as, singleSelect: as === 'select' || (given.singleSelect ?? plain.singleSelect) };
  }),
);

/** A list without duplicates. The problem is reported at the second entry, with its name. */
const uniqueList = <Schema extends v.GenericSchema<unknown, unknown>>(
  list: v.ArraySchema<Schema, undefined>,
  nameOf: (entry: v.InferOutput<Schema>) => string,
) =>
  v.pipe(
    list,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const names = dataset.value.map(nameOf);
      for (const [key, value] of names.entries()) {
        if (names.indexOf(value) === key) continue;
        addIssue({
          message: 'must be named only once: remove one of the two',
          path: [{ type: 'array', origin: 'value', input: dataset.value, key, value }],
        });
      }
    }),
  );
/** The orders that a dealer may add. */
const EXTRA_STOCK_SORTS = ['km:asc', 'year:desc', 'saving:desc'] as const satisfies readonly DefinedSort[];
const STOCK_SORTS = [
  ...(['relevance', 'created_at:desc', 'price:desc', 'price:asc'] as const),
  ...EXTRA_STOCK_SORTS,
] satisfies readonly DefinedSort[];

/** The specifications that only dealers have a filter for who name it in `search.facets` or `search.ranges`. */
const OPT_IN: readonly SpecName[] = ['doors', 'power'];
/** Whether an attribute is a specification that every dealer has a filter for whose stock has it. */
const isOfferedSpec = (attribute: string) =>
  SPEC_NAMES.some((name) => name === attribute && !OPT_IN.includes(name));

const identity = (attribute: string) => attribute;

export const DEFAULT_FACETS = [
  ...(['make', 'model', 'car_type', 'body', 'transmission', 'fuel', 'drive'] as const),
  ...LIST_ATTRIBUTES.filter(isOfferedSpec),
  ...(['state', 'location_name'] as const),
];

export const searchSchema = v.strictObject({
  /**
   * The filters with values to choose from: an attribute alone, or with the control that shows it.
   * @example search: { facets: ['make', 'model', { attribute: 'fuel', as: 'select' }] }
   */
  facets: v.optional(
    uniqueList(v.array(facetSchema), ({ attribute }) => attribute),
    [...DEFAULT_FACETS],
  ),
  /**
   * The filters with a lower and an upper limit, shown as sliders.
   * @example search: { ranges: ['price', 'km', 'year'] }
   */
  ranges: v.optional(uniqueList(v.array(v.picklist(RANGE_ATTRIBUTES)), identity), [
    ...(['price', 'km', 'year'] as const),
    ...RANGE_ATTRIBUTES.filter(isOfferedSpec),
  ]),
  /**
   * The filters at the top of the panel, facets and ranges alike. The remaining facets follow, then the remaining ranges.
   * @example search: { filterOrder: ['make', 'model', 'price'] }
   */
  filterOrder: v.optional(
    uniqueList(v.array(v.picklist([...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES])), identity),
    [...DEFAULT_FACET_ORDER],
  ),
  /**
   * Shows the headings 'Popular Makes' and 'All Makes' above the cards of makes.
   * @example search: { makeHeadings: true }
   */
  makeHeadings: v.optional(v.boolean(), false),
  /**
   * Remembers, in the visitor's browser, which sections of the filter panel are open.
   * @example search: { rememberSections: true }
   */
  rememberSections: v.optional(v.boolean(), false),
  /**
   * Searches to suggest above the results, as addresses copied from the search. Without it, they are chosen from the stock.
   * @example search: { popularSearches: ['/search/ute-cars/?price=:20000', '/search/toyota/'] }
   */
  popularSearches: v.optional(
    v.array(
      v.pipe(v.string(), v.startsWith('/search/', 'must be a search address, such as "/search/ute-cars/"')),
    ),
  ),
  /**
   * The order of the results until a visitor chooses another.
   * @example search: { defaultSort: 'price:asc' }
   */
  defaultSort: v.optional(v.picklist(STOCK_SORTS), 'relevance'),
  /**
   * Orders to offer after the four of every dealer: the lowest kilometres, the newest year, the biggest saving.
   * @example search: { extraSorts: ['km:asc', 'year:desc', 'saving:desc'] }
   */
  extraSorts: v.optional(uniqueList(v.array(v.picklist(EXTRA_STOCK_SORTS)), identity), []),
  /**
   * Leaves out vehicles without a price when the lowest price comes first. By default they come last.
   * @example search: { defaultSort: 'price:asc', pricedOnly: true }
   */
  pricedOnly: v.optional(v.boolean(), false),
  /**
   * The search engine: an index file that the visitor's browser searches itself, or a Typesense cluster.
   * @example search: { engine: 'embedded' }
   */
  engine: v.optional(
    v.union([
      v.literal('embedded'),
      v.strictObject({
        /**
         * The index in a Typesense cluster.
         * @example search: { engine: { typesense: { host: 'x1y2z3.a1.typesense.net', index: 'cars_example-motors' } } }
         */
        typesense: typesenseSchema,
      }),
    ]),
    'embedded',
  ),
});
