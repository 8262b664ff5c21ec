import * as v from 'valibot';
import { ACTION_KINDS, DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { LENDERS } from '#domain/finance/lender.ts';
import { LOAN_LIMITS } from '#domain/finance/repayment.ts';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { CAREERS_ENQUIRY, GENERAL_ENQUIRY } from '#domain/lead/category.ts';
import { linkTemplateSchema } from '#domain/link-template.ts';
import { STATES } from '#domain/states.ts';
import { valuationConfigSchema } from '#domain/valuation/config-schema.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { FORM_FIELDS, type FormFieldName } from '#leads/forms/fields.ts';
import { reserveSchema } from '#leads/reserve/reserve-schema.ts';
import { isScopedKey } from '#search/engines/typesense/scoped-key.ts';
import { DEFAULT_FACET_ORDER, defaultFacetConfig, FACET_DISPLAYS } from '#search/refinements/facets.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import { SORTS } from '#search/state/state.ts';
import { href, linksSchema } from './links-schema.ts';
import { OPTIONAL_PAGES } from './optional-pages.ts';

export const TEMPLATES = ['classic', 'showroom'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

const wholeDollars = v.pipe(v.number(), v.integer(), v.minValue(0));
const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens, such as "example-motors"'),
);
const hexColour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits, such as "#0b49c4"'),
);
const phone = v.pipe(
  v.string(),
  v.regex(/^[+\d][\d ]{4,14}\d$/, 'must be a phone number as it is dialled, such as "07 5550 0100"'),
);
/** A hosted index in a Typesense cluster (CONF-08). Its stock is put there by `npm run stock:push`. */
const typesenseSchema = v.strictObject({
  /** The cluster's host name, such as 'x1y2z3.a1.typesense.net'. */
  host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'must be a host name, such as "search.example.com.au"')),
  /** How the host is spoken to; `http` is for a cluster on your own machine. */
  protocol: v.optional(v.picklist(['https', 'http']), 'https'),
  /** The port it listens on. */
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 443),
  /** The index's name in the cluster: an alias for the newest collection, such as 'cars_example-motors'. */
  index: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9_-]+$/,
      'must be lower case letters, digits, "_" and "-", such as "cars_example-motors"',
    ),
  ),
  /** The key that pages search with: `npm run stock:push` makes and prints it. Without one pages search the index file. */
  searchKey: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isScopedKey,
        'must be a scoped search key, as "npm run stock:push" prints it: it is read by everybody',
      ),
    ),
  ),
  /** Or the name of the environment variable that holds that key when the site is built. */
  searchKeyEnv: v.optional(envNameSchema),
  /** The name of the environment variable that holds the cluster's admin key when the stock is pushed. */
  adminKeyEnv: v.optional(envNameSchema, 'TYPESENSE_ADMIN_KEY'),
});

const navLinkSchema = v.strictObject({
  /** What the link says. */
  label: nonEmptyText,
  /** Where it leads. */
  href,
});
/** The site's own map tiles; its host is let into the pages' security policy. */
const mapTilesSchema = v.strictObject({
  /** Where a tile is: 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}'; `{r}` asks for sharper ones ('@2x'). */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
      'must be an address with {z}, {x} and {y}, such as "https://tiles.example.com/{z}/{x}/{y}.png"',
    ),
  ),
  /** What stands for `{key}`. Everybody can read it: limit it, at the provider, to the site's address. */
  key: v.optional(nonEmptyText),
  /** Whom the provider wants named under the map. */
  attribution: navLinkSchema,
  /** The nearest that the provider's tiles come. */
  maxZoom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(22)), 19),
});
/** A service that tells where a postcode is, and answers as Google's Geocoding API does. */
const geocodingServiceSchema = v.strictObject({
  /** Where the service is, such as 'https://maps.googleapis.com/maps/api/geocode/json'. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\//,
      'must be an address, such as "https://maps.example.com/geocode/json"',
    ),
  ),
  /** The key it asks for. Everybody can read it: limit it, at the service, to the site's address (T-76). */
  key: v.optional(nonEmptyText),
});
const menuItemSchema = v.strictObject({
  /** What the item says. */
  label: nonEmptyText,
  /** Where it leads; an item that only opens a dropdown has none. */
  href: v.optional(href),
  /** A dropdown: a list of links, or one of the lists made from the stock, the offers and the locations. */
  items: v.optional(
    v.union([v.array(navLinkSchema), v.picklist(['models', 'stock', 'offers', 'locations'])]),
  ),
});

/** What may be done from a card. */
const CARD_BUTTONS = ['enquire', 'finance', 'details', 'reserve', 'test-drive'] as const;
export type CardButtonName = (typeof CARD_BUTTONS)[number];

const stockSchema = v.strictObject({
  /** The dealer's stock feed, for `npm run nightly`: a file beside site.ts or an https address. */
  feed: v.optional(v.string()),
  /** How the feed's columns become cars: a mapping file beside site.ts, or the name of one in scripts/mappings. */
  mapping: v.optional(v.string()),
  /** Invented stock instead of a feed: which kind of yard the generator makes. For demonstration sites only. */
  demo: v.optional(v.picklist(['group', 'used-yard', 'trucks', 'utes', 'fleet'])),
  /** How many cars one page of search results holds. */
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 21),
  /** For how many days a sold car stays listed. */
  soldForDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)), 3),
  /** The tag of a car created within the last 8 days. */
  newTag: v.optional(nonEmptyText, 'Just arrived'),
  /** The tag of a sold car. */
  soldTag: v.optional(nonEmptyText, 'SOLD'),
  /** The tag of a reserved car: the case is the dealer's. */
  reservedTag: v.optional(v.picklist(['RESERVED', 'Reserved']), 'RESERVED'),
  /** The colour of the tag 'Runout sale'. */
  runoutTagColour: v.optional(v.picklist(['red', 'green']), 'red'),
  /** Whether electric and hybrid vehicles are tagged as such. */
  electrifiedTags: v.optional(v.boolean(), false),
  /** Vehicles older or younger than this many years are left out; by default every age is shown (0 to 14 is usual). */
  age: v.optional(
    v.strictObject({
      /** The fewest years since the year of the car; 0 is this year's. */
      min: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      /** The most years. */
      max: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  /** Vehicles that never show, by stock number. */
  exclude: v.optional(
    v.strictObject({
      /** The stock numbers, as the feed writes them. */
      stocknum: v.array(v.string()),
    }),
    { stocknum: [] },
  ),
  /** Show before_price as 'was' and offer_price as the price, when they hold (T-39). */
  offerPrices: v.optional(v.boolean(), false),
  /** The buttons on a card of a vehicle that can be had, in order. */
  cardButtons: v.optional(
    v.pipe(v.array(v.picklist(CARD_BUTTONS)), v.minLength(1, 'must name one at least')),
    ['enquire'],
  ),
  /** What the button that leads to a vehicle's page says. */
  detailsButton: v.optional(v.picklist(['View Details', 'Explore Vehicle']), 'View Details'),
  /** The facts on a card, in order. */
  cardFacts: v.optional(
    v.array(v.picklist(['car_type', 'simple_body', 'km', 'simple_transmission', 'simple_fuel', 'stocknum'])),
    ['km', 'simple_transmission', 'simple_fuel', 'simple_body', 'car_type', 'stocknum'],
  ),
});

/** A list of the filter panel: its attribute alone, or how it is shown as well. `make` stands for manufacturer.name. */
const facetSchema = v.pipe(
  v.union([
    v.picklist(LIST_ATTRIBUTES),
    v.pipe(
      v.strictObject({
        /** What the list is about. */
        attribute: v.picklist(LIST_ATTRIBUTES),
        /** Rows to tick, cards with a picture, or a dropdown; makes are cards by default. */
        as: v.optional(v.picklist(FACET_DISPLAYS)),
        /** One value at a time, chosen again to take it off. A dropdown always is. */
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

/** A list that names nothing twice; the mistake is told of the second one, by its name. */
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
          message: 'must be named once: take one of the two out',
          path: [{ type: 'array', origin: 'value', input: dataset.value, key, value }],
        });
      }
    }),
  );
const identity = (attribute: string) => attribute;

const formsSchema = v.strictObject({
  /** What the button that opens a vehicle's enquiry says. */
  enquireButton: v.optional(v.picklist(['Enquire', 'Enquire Now', 'Shop Now', 'Quick Enquiry']), 'Enquire'),
  /** Whether an enquiry must have a message. */
  messageRequired: v.optional(v.boolean(), true),
  /** What a visitor must agree to before anything is sent; without it there is no such box. */
  terms: v.optional(nonEmptyText),
  /** The box for news and offers. */
  optIn: v.optional(
    v.strictObject({
      /** What stands beside the box. */
      text: v.optional(nonEmptyText, 'Send me news and offers by email. I can stop this at any time.'),
      /** Whether it is ticked from the start. */
      ticked: v.optional(v.boolean(), true),
    }),
    {},
  ),
  /** What happens to what is written, said above the button; a link to the privacy policy follows. */
  privacy: v.optional(
    nonEmptyText,
    'We use your details to answer you, and pass them on only to those who help us do so.',
  ),
  /** Labels of fields in other words. */
  labels: v.optional(v.record(v.picklist(Object.keys(FORM_FIELDS) as FormFieldName[]), nonEmptyText), {}),
  /** Whether labels are seen; they are read out either way. */
  showLabels: v.optional(v.boolean(), true),
  /** What the general enquiry may be about; the first is the default. */
  categories: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1, 'must name one at least')), [
    GENERAL_ENQUIRY,
    'Sales Enquiry',
    'Service Enquiry',
    'Parts Enquiry',
    'Finance Enquiry',
    CAREERS_ENQUIRY,
  ]),
  /** Proof that no machine wrote it, asked by the general enquiry only. */
  captcha: v.optional(v.picklist(['altcha', 'none']), 'altcha'),
});

const actionPlacement = v.picklist(['button', 'line']);
/** An action of the car page: its kind alone, with other words or another place, or a link of the dealer's own. */
const carActionSchema = v.pipe(
  v.union([
    v.picklist(ACTION_KINDS),
    v.strictObject({
      /** Which of the usual actions. */
      kind: v.picklist(ACTION_KINDS),
      /** What it says, in other words than ours. */
      label: v.optional(nonEmptyText),
      /** A button under the price, or a line of the list below. */
      as: v.optional(actionPlacement),
    }),
    v.strictObject({
      /** A link of the dealer's own. */
      kind: v.literal('link'),
      /** What it says. */
      label: nonEmptyText,
      /** Where it leads; '{car_id}' and '{slug}' stand for the vehicle's (a pre-approval, say). */
      href,
      /** A button under the price, or a line of the list below. */
      as: v.optional(actionPlacement, 'line'),
      /** The picture before its words. */
      icon: v.optional(
        v.picklist(['calendar', 'check', 'file', 'finance', 'mail', 'right', 'swap']),
        'right',
      ),
    }),
  ]),
  v.transform((given) =>
    typeof given === 'string' ? { kind: given, label: undefined, as: undefined } : given,
  ),
);

/** A chat of another provider: what of it is called through the window object. */
const chatSchema = v.strictObject({
  /** The address of its script, which pages load when a visitor does something; without it the page has one already. */
  script: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//, 'must start with "https://"'))),
  /** Hosts beside the script's own that it talks to, such as 'api.example.com'. */
  hosts: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'must be a host name, such as "api.example.com"'))),
    [],
  ),
  /** The name of its object in `window`. */
  object: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z_$][\w$]*$/, 'must be a name in JavaScript, such as "ExampleChat"'),
  ),
  /** The function of the object that opens the chat with people. */
  open: v.optional(nonEmptyText, 'open'),
  /** The function that opens the assistant, where it has one. */
  assistant: v.optional(nonEmptyText),
});

/**
 * What one dealer may say in sites/<slug>/site.ts. Every key has a sentence; a key that is not here is an error.
 * Defaults are filled in once, when the file is loaded, so that pages read `site.stock.pageSize` and never ask.
 */
export const siteConfigSchema = v.strictObject({
  /** The folder's name: who the dealer is to commands, hosts and stored data. */
  slug,
  /** The dealership's name as visitors read it. */
  name: nonEmptyText,
  /** The name in two parts, where the logo sets the second one small: ['Example', 'Motor Group']. */
  nameParts: v.optional(v.tuple([nonEmptyText, nonEmptyText])),
  /** Which template the site is published in. */
  template: v.picklist(TEMPLATES),
  /** The public address, without a path: canonical links, sitemap and the host map are made from it. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
      'must be an address without path or trailing slash, such as "https://www.example.com.au"',
    ),
  ),
  /** One sentence for search engines and link previews. */
  description: nonEmptyText,
  /** What the dealership sells, in the dealer's words (T-47). */
  vehicle: v.optional(
    v.strictObject({
      /** One of them: 'car', 'truck', 'vehicle'. */
      noun: v.optional(nonEmptyText, 'car'),
      /** Several of them. */
      plural: v.optional(nonEmptyText, 'cars'),
    }),
    { noun: 'car', plural: 'cars' },
  ),
  /** Colour and logo. */
  brand: v.strictObject({
    /** The brand's own colour; it is adapted until every pair is readable (AA), never used raw. */
    colour: hexColour,
    /** A logo in assets/, one colour or full colour; without one the name is set in type. */
    logo: v.optional(v.string()),
  }),
  /** Light, dark, or as the visitor's device prefers. */
  theme: v.optional(v.picklist(['light', 'dark', 'auto']), 'light'),
  /** The dealer's home state: the default where a form asks for one, and its time zone. */
  state: v.optional(v.picklist(STATES), 'qld'),
  /** The dealer's own numbers; without one the location's is used. */
  phones: v.optional(
    v.strictObject({
      /** In the header and on pages of text. */
      main: v.optional(phone),
      /** On every car, whatever its type and place. */
      override: v.optional(phone),
      /** On new, used and demo cars; a demo's falls back to new. */
      new: v.optional(phone),
      /** On used cars. */
      used: v.optional(phone),
      /** On demo cars. */
      demo: v.optional(phone),
    }),
    {},
  ),
  /** Whether the number on a vehicle's page is hidden until it is asked for. */
  hidePhone: v.optional(v.boolean(), false),
  /** What the enquiry forms ask and say. */
  forms: v.optional(formsSchema, {}),
  /** Where leads are sent, and for how long they are kept here. */
  leads: v.optional(leadsSchema, {}),
  /** How visitors' vehicles are valued; with false neither trade-ins nor test drives are offered. */
  valuation: v.optional(valuationConfigSchema, {}),
  /** Whether the terms of valuing a vehicle lie under /pages/, not at the root. */
  pagesPath: v.optional(v.boolean(), false),
  /** Holding a vehicle for a visitor, or selling it online; the fee is told where a payment processor is known. */
  reserve: v.optional(v.union([v.literal(false), reserveSchema]), false),
  /** The page of a vehicle. */
  carPage: v.optional(
    v.strictObject({
      /** What it offers, in order; what a vehicle does not qualify for is left out. */
      actions: v.optional(v.array(carActionSchema), [...DEFAULT_ACTIONS]),
      /** The banner of three links: latest offers, booking a service, selling a vehicle. */
      banner: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** The chat that the page of a vehicle may open, or false. */
  chat: v.optional(v.union([v.literal(false), chatSchema]), false),
  /** Australian Business Number, shown in the footer: 11 digits. */
  abn: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/, 'must be 11 digits'))),
  /** What stands before a dealer licence number; states differ (T-87). */
  licenceLabel: v.optional(nonEmptyText, 'DL#'),
  /** What stands before a repairer's licence number. */
  repairerLicenceLabel: v.optional(nonEmptyText, 'Repairer licence'),
  /** What stands for a closed day in the opening hours (T-05). */
  closedLabel: v.optional(v.picklist(['Closed', 'By appointment only']), 'Closed'),
  /** How places are shown. */
  locationDisplay: v.optional(
    v.strictObject({
      /** What stands beside a place: its picture, or its logo and name where it has none; or a map. In dark mode a map (T-82). */
      panel: v.optional(v.picklist(['picture', 'map']), 'picture'),
      /** The buttons of a place's card. */
      buttons: v.optional(v.array(v.picklist(['contact', 'service', 'parts'])), [
        'contact',
        'service',
        'parts',
      ]),
      /** Whether the locations page offers to put those first that are open at this moment. */
      openNowFirst: v.optional(v.boolean(), false),
      /** Which locations the home page shows: 'primary', 'sales', 'service', 'parts', 'service-and-parts', 'all', or an id. */
      home: v.optional(nonEmptyText, 'all'),
    }),
    {},
  ),
  /** What customers say: the badge with the average, and the list on a location's page. */
  ratings: v.optional(
    v.strictObject({
      /** false hides all of it. */
      show: v.optional(v.boolean(), true),
      /** Where they come from, as pages say it: '85 Google reviews'. */
      source: v.optional(nonEmptyText, 'Google'),
      /** The badge stands above this average only; reviews rated lower are not in the list, which says so. */
      minimum: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 4),
      /** How many reviews are listed at most. */
      quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
    }),
    {},
  ),
  /** When the people who answer are there and how soon they do, as contact pages say it. */
  enquiryTeam: v.optional(
    v.strictObject({
      /** In words: 'Monday to Friday 8.30am to 5.30pm, Saturday 9.00am to 5pm'. */
      hours: nonEmptyText,
      /** On how many days a week. */
      daysPerWeek: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
      /** How soon an answer comes. */
      responseTime: v.optional(nonEmptyText, 'We will contact you the same day or the next business day.'),
    }),
  ),
  /** What stands behind the pins of the maps: tiles of a provider, or a plain drawing of the country that comes with the platform. */
  map: v.optional(
    v.strictObject({
      /** The tiles of a provider; false: the drawing. */
      tiles: v.optional(v.union([v.literal(false), mapTilesSchema]), false),
    }),
    {},
  ),
  /**
   * What tells where a visitor's postcode is, so that the locations page can show the nearest place first: the
   * platform's table of postcodes, a service, or false for a page without that question.
   */
  geocoding: v.optional(
    v.union([v.literal(false), v.literal('postcodes'), geocodingServiceSchema]),
    'postcodes',
  ),
  /** Locations on the home page as a row to swipe; false shows them as a grid. */
  locationCarousel: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        /** Ids of locations that come first, in this order; the others follow by name. */
        order: v.optional(v.array(nonEmptyText), []),
      }),
    ]),
    false,
  ),
  /** Vehicles for sale, or false for a site that sells none. */
  stock: v.optional(v.union([v.literal(false), stockSchema]), {}),
  /** The filters of the stock search, in order. A list whose vehicles all say the same is left out. */
  search: v.optional(
    v.strictObject({
      /** Lists of values to choose from: an attribute, or `{ attribute: 'fuel', as: 'select' }`. */
      facets: v.optional(
        uniqueList(v.array(facetSchema), ({ attribute }) => attribute),
        ['make', 'model', 'car_type', 'body', 'transmission', 'fuel', 'state'],
      ),
      /** Ranges with a lower and an upper end. */
      ranges: v.optional(uniqueList(v.array(v.picklist(RANGE_ATTRIBUTES)), identity), [
        'price',
        'km',
        'year',
      ]),
      /** What stands first in the panel, lists and ranges alike; the other lists follow, then the other ranges. */
      filterOrder: v.optional(
        uniqueList(v.array(v.picklist([...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES])), identity),
        [...DEFAULT_FACET_ORDER],
      ),
      /** Headings 'Popular Makes' and 'All Makes' over the make cards. */
      makeHeadings: v.optional(v.boolean(), false),
      /** Whether a section that a visitor opened or closed stays so on the next page. */
      rememberSections: v.optional(v.boolean(), false),
      /** Popular searches as one-tap pills above the results, as search addresses; without it they are made from the stock. */
      popularSearches: v.optional(
        v.array(
          v.pipe(
            v.string(),
            v.startsWith('/search/', 'must be a search address, such as "/search/ute-cars/"'),
          ),
        ),
      ),
      /** The order of the results where a visitor has chosen none; addresses do not say it (T-16). */
      defaultSort: v.optional(v.picklist(SORTS.map(({ name }) => name)), 'relevance'),
      /** Leave vehicles without a price out when the lowest price comes first; by default they come last (T-16). */
      pricedOnly: v.optional(v.boolean(), false),
      /** What answers searches: an index file that each visitor's browser searches itself, or a Typesense cluster. */
      engine: v.optional(
        v.union([
          v.literal('embedded'),
          v.strictObject({
            /** The Typesense cluster. */
            typesense: typesenseSchema,
          }),
        ]),
        'embedded',
      ),
    }),
    {},
  ),
  /** Finance offers that the stock comes with. */
  finance: v.optional(
    v.strictObject({
      /** The lenders whose figures may be shown; a car shows the first one it qualifies for (T-54). */
      lenders: v.optional(v.array(v.picklist(LENDERS)), [...LENDERS]),
      /** What the calculator of the finance page begins with; false: there is none. */
      calculator: v.optional(
        v.union([
          v.literal(false),
          v.strictObject({
            /** The vehicle's price in dollars. */
            price: v.optional(wholeDollars, 30_000),
            /** Dollars that are paid at once. */
            deposit: v.optional(wholeDollars, 3000),
            /** Per cent a year. */
            rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LOAN_LIMITS.rate)), 10),
            /** How long the loan runs. */
            years: v.optional(
              v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LOAN_LIMITS.years)),
              5,
            ),
            /** What the usual lender takes at the start, in dollars: it is in the comparison rate, as the monthly fee is. */
            establishmentFee: v.optional(wholeDollars, 0),
            /** The fee of each month, in dollars. */
            monthlyFee: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
          }),
        ]),
        {},
      ),
      /** The last day (ISO) of the offers of lenders that name none themselves: Taurus's are valid for a month. */
      offerEnds: v.optional(v.nullable(isoDateSchema), null),
      /** What the button that leads to the finance page says. */
      button: v.optional(nonEmptyText, 'Get Finance'),
      /** Where a visitor is approved for a loan before the purchase; '{car_id}' and '{slug}' stand for the vehicle's (T-59). Without it there is no such link. */
      preApproval: v.optional(linkTemplateSchema(['car_id', 'slug'])),
    }),
    {},
  ),
  /** Makes by name, where the bundled list has no logo or not the dealer's: a picture in assets/. */
  makes: v.optional(
    v.record(
      nonEmptyText,
      v.strictObject({
        /** The picture's name in assets/. */
        logo: v.string(),
      }),
    ),
    {},
  ),
  /** The home page's own words. `{count}` is the number of vehicles, `{vehicles}` the dealer's word for them. */
  home: v.strictObject({
    /** The first line of the page, over the search. */
    heading: nonEmptyText,
    /** A sentence under it. */
    subheading: v.optional(nonEmptyText),
    /** Pictures in assets/ for the hero: classic shows up to three in a row, showroom one. */
    hero: v.optional(v.array(v.string()), []),
    /** A large sentence under the hero (showroom). */
    tagline: v.optional(nonEmptyText),
    /** Whether the calculator and the finance enquiry stand on the home page: for a dealer that lives from finance. */
    finance: v.optional(v.boolean(), false),
    /** Up to three plain promises with a link each. */
    sellingPoints: v.optional(
      v.array(
        v.strictObject({
          /** The promise in a few words. */
          title: nonEmptyText,
          /** What it means, in a sentence. */
          text: nonEmptyText,
          /** Where more is said about it. */
          link: v.optional(navLinkSchema),
        }),
      ),
      [],
    ),
    /** Named blocks before the locations, in order: 'certified', 'faq:servicing', 'promotion-slider'. */
    blocks: v.optional(v.array(nonEmptyText), []),
  }),
  /** Named blocks below the text of pages, by their address: { '/warranty/': ['warranty', 'certified'] }. */
  pageBlocks: v.optional(v.record(v.string(), v.array(nonEmptyText)), {}),
  /** Facet tiles on the home page, a grid each: what is counted, and how many at most, the most frequent first. */
  facetTiles: v.optional(
    v.array(
      v.strictObject({
        /** What the tiles lead to. */
        attribute: v.picklist(['make', 'body']),
        /** How many tiles at most. */
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
      }),
    ),
    [
      { attribute: 'body', count: 8 },
      { attribute: 'make', count: 7 },
    ],
  ),
  /** The one make of a dealer that has no other: the pages of its offers do not name it (T-51). */
  singleManufacturer: v.optional(nonEmptyText),
  /** Whether the offers on a model have a page of their own as well, at /{model slug}/ (T-50). */
  offersByModel: v.optional(v.boolean(), false),
  /** Accounts for visitors, of which there are none: the one value is false, and this is where they would attach. */
  auth: v.optional(
    v.literal(false, 'must be false: there are no accounts for visitors, and everything works without one'),
    false,
  ),
  /** The main menu in order; without it the default menu. */
  nav: v.optional(v.array(menuItemSchema)),
  /** Whether dropdowns open by click or by hover as well. */
  navTrigger: v.optional(v.picklist(['click', 'hover']), 'click'),
  /** Addresses of the pages that header, footer and buttons link to. */
  links: v.optional(linksSchema, {}),
  /** Default pages of text that the dealer does without, such as '/service/' where there is no workshop. */
  omitPages: v.optional(v.array(v.picklist(OPTIONAL_PAGES)), []),
  /** Text at the very foot of every page: finance and price conditions. */
  footnote: v.optional(nonEmptyText),
  /**
   * Where the site is hosted: by default this project's own host or any web server, from dist/<slug>/. For a site that
   * Netlify builds, the NAME of the environment variable that holds its build hook: `npm run nightly` calls it.
   */
  hosting: v.optional(
    v.strictObject({
      /** The variable's name. */
      netlifyBuildHookEnv: envNameSchema,
    }),
  ),
  /** Who sizes the pictures: Netlify's Image CDN, which this project's host serves too; Cloudinary; or nobody. */
  images: v.optional(
    v.pipe(
      v.strictObject({
        /** Who does it. */
        provider: v.optional(v.picklist(['netlify', 'cloudinary', 'none']), 'netlify'),
        /** The account's cloud name at Cloudinary; the site's hosts must be allowed to be fetched from there. */
        cloudName: v.optional(
          v.pipe(v.string(), v.regex(/^[a-z0-9_-]+$/i, 'must be a cloud name, such as "example"')),
        ),
        /** From 1 to 100; 50 can hardly be told from more at the sizes of pages. */
        quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
      }),
      v.check(
        ({ provider, cloudName }) => provider !== 'cloudinary' || cloudName !== undefined,
        'must name the "cloudName" where the provider is "cloudinary"',
      ),
    ),
    {},
  ),
  /**
   * Who may ask for a new build after an edit: `POST /api/rebuild`, signed. Without it nobody may.
   */
  rebuild: v.optional(
    v.strictObject({
      /** The NAMES of the environment variables with the secrets: one, or two while a new one replaces the old. */
      secretEnvs: v.pipe(
        v.array(envNameSchema),
        v.minLength(1, 'must name one at least'),
        v.maxLength(2, 'must name two at most: the old and the new'),
      ),
    }),
  ),
  /** Hosts beside the site's own that pictures may come from, such as 'photos.example.com.au'. */
  imageHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'must be a host name'))), []),
});

/** What people write in site.ts: defaults may be left out; `byTemplate` holds what differs in another template. */
export type SiteInput = v.InferInput<typeof siteConfigSchema> & {
  byTemplate?: Partial<Record<TemplateName, Partial<v.InferInput<typeof siteConfigSchema>>>>;
};
/** What code reads: every default filled in. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
export type TypesenseConfig = Exclude<SiteConfig['search']['engine'], 'embedded'>['typesense'];
export type StockConfig = Exclude<SiteConfig['stock'], false>;
export type ReserveConfig = Exclude<SiteConfig['reserve'], false>;
export type MapTiles = v.InferOutput<typeof mapTilesSchema>;
export type Link = v.InferOutput<typeof navLinkSchema>;
export type MenuItem = v.InferOutput<typeof menuItemSchema>;
