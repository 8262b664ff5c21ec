import * as v from 'valibot';
import { COUNTRY_CODES, STATES } from '#domain/country.ts';
import {
  envNameSchema,
  hexColour,
  hostName,
  httpsOrigin,
  nonEmptyText,
  phoneNumber,
  slugText,
} from '#domain/scalar-schemas.ts';
import { valuationConfigSchema } from '#domain/valuation/config-schema.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { reserveSchema } from '#leads/reserve/reserve-schema.ts';
import { TEMPLATE_NAMES, type TemplateName } from '#templates/registry.ts';
import { analyticsSchema } from './analytics.ts';
import { carPageSchema } from './car-page.ts';
import { channelsSchema } from './channels.ts';
import { financeSchema } from './finance.ts';
import { formsSchema } from './forms.ts';
import { facetTilesSchema, homeSchema } from './home.ts';
import { hostingSchema } from './hosting.ts';
import { imagesSchema } from './images.ts';
import { linksSchema, menuItemSchema, navLinkSchema, OPTIONAL_PAGES } from './links.ts';
import { enquiryTeamSchema, locationCarouselSchema, locationDisplaySchema } from './locations.ts';
import { mapSchema } from './map.ts';
import { searchSchema } from './search.ts';
import { stockSchema } from './stock.ts';

/** More callers than any dealer has. */
const MAX_REBUILD_TOKENS = 20;

/** A template of the platform, which editors complete, or of the dealers' own, which readConfig knows. */
type AnyTemplate = TemplateName | (string & {});

const rebuildSchema = v.strictObject({
  /**
   * The NAMES of the environment variables that hold the secrets of callers that sign: one, or two while a new secret replaces the old
   * one.
   */
  secretEnvs: v.optional(
    v.pipe(v.array(envNameSchema), v.maxLength(2, 'must name at most two: the old and the new')),
    [],
  ),
  /** The NAMES of the environment variables that hold tokens, one for each CMS or person that may ask for a build. */
  tokenEnvs: v.optional(
    v.pipe(
      v.array(envNameSchema),
      v.maxLength(MAX_REBUILD_TOKENS, `must name at most ${MAX_REBUILD_TOKENS}`),
    ),
    [],
  ),
  /**
   * A program and its arguments, run in the dealer's folder before each requested build here, such as one that fetches the content.
   * @example rebuild: { secretEnvs: ['EXAMPLE_REBUILD_SECRET'], before: ['git', 'pull', '--ff-only'] }
   */
  before: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1, 'must name a program'))),
});

/** A service that answers with the position of a postcode, as Google's Geocoding API does. */
const geocodingServiceSchema = v.strictObject({
  /** The address of the service, such as 'https://maps.googleapis.com/maps/api/geocode/json'. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\//,
      'must be an address, such as "https://maps.example.com/geocode/json"',
    ),
  ),
  /** The key of the service. It is public, so restrict it to the address of your site at the provider. */
  key: v.optional(nonEmptyText),
});

const geocodingSchema = v.union([v.literal(false), v.literal('postcodes'), geocodingServiceSchema]);

const chatSchema = v.strictObject({
  /** The address of the provider's script, loaded at a visitor's first click, key or scroll. Leave it out if pages load it already. */
  script: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//, 'must start with "https://"'))),
  /** Other hosts that the script connects to, such as 'api.example.com'. */
  hosts: v.optional(v.array(hostName), []),
  /** The name of the provider's object on `window`. */
  object: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z_$][\w$]*$/, 'must be a name in JavaScript, such as "ExampleChat"'),
  ),
  /** The function of that object that opens a chat with your team. */
  open: v.optional(nonEmptyText, 'open'),
  /** The function of that object that opens the provider's assistant, if it has one. */
  assistant: v.optional(nonEmptyText),
});

const ratingsSchema = v.strictObject({
  /** Whether ratings and reviews are shown at all. */
  show: v.optional(v.boolean(), true),
  /** The source of the reviews, as pages name it: 'Google' for '85 Google reviews'. */
  source: v.optional(nonEmptyText, 'Google'),
  /** The badge appears only above this average. The list leaves out reviews with a lower rating, and says so. */
  minimum: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 4),
  /** The largest number of reviews in the list. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
});

const vehicleNounSchema = v.strictObject({
  /** One vehicle: 'ute', 'motorbike' or 'vehicle'. */
  noun: nonEmptyText,
  /** Several vehicles: 'utes', 'motorbikes' or 'vehicles'. */
  plural: nonEmptyText,
});

const phonesSchema = v.strictObject({
  /** The number in the header and on text pages. */
  main: v.optional(phoneNumber),
  /** The number on every vehicle, whatever its condition or location. */
  override: v.optional(phoneNumber),
  /** The number on new vehicles, and on used or demo vehicles that have none of their own here. */
  new: v.optional(phoneNumber),
  /** The number on used vehicles, and on new or demo vehicles for which there is none here. */
  used: v.optional(phoneNumber),
  /** The number on demo vehicles. */
  demo: v.optional(phoneNumber),
});

const brandSchema = v.strictObject({
  /** The brand colour. Pages use lighter or darker shades of it where text would otherwise be hard to read (WCAG AA). */
  colour: hexColour,
  /** The logo, a file in assets/. Without one, the site shows the name as text. */
  logo: v.optional(v.string()),
});

const authSchema = v.strictObject({
  /**
   * The NAME of the environment variable of the host that holds the logins, from `npm run site:login`.
   * @example auth: { loginsEnv: 'EXAMPLE_LOGINS' }
   */
  loginsEnv: envNameSchema,
});

const studioSchema = v.strictObject({
  /** The NAME of the environment variable of the host that holds the editors' logins, from `npm run site:login`. */
  loginsEnv: envNameSchema,
});

const orFalse = <Schema extends v.GenericSchema>(schema: Schema) => v.union([v.literal(false), schema]);

/**
 * The configuration of one dealer, sites/<slug>/site.ts. Every key has a doc comment, which editors and
 * docs/reference/config.md show; an unknown key is an error. Defaults are filled in once, when the file is read.
 */
export const siteConfigSchema = v.strictObject({
  /**
   * The name of the dealer's folder. Commands, hosts and stored data know the dealer by it.
   * @example slug: 'example-motors'
   */
  slug: slugText,
  /**
   * The name of the dealership, as visitors read it.
   * @example name: 'Example Motors'
   */
  name: nonEmptyText,
  /** The name in two parts; the header shows the second part smaller: ['Example', 'Motor Group']. */
  nameParts: v.optional(v.tuple([nonEmptyText, nonEmptyText])),
  /**
   * The design of the site.
   * @example template: 'classic'
   */
  template: v.picklist<readonly AnyTemplate[]>(TEMPLATE_NAMES),
  /**
   * The public address of the site, without a path. Canonical links and the sitemap start with it.
   * @example url: 'https://www.examplemotors.com.au'
   */
  url: httpsOrigin,
  /** One sentence about the dealership for search engines and link previews. `{vehicles}` becomes your word for what you sell. */
  description: nonEmptyText,
  /**
   * Your words for what you sell. By default they follow from the bodies in stock: cars, trucks, bikes, caravans or boats, and
   * vehicles where there are several kinds.
   * @example vehicle: { noun: 'ute', plural: 'utes' }
   */
  vehicle: v.optional(vehicleNounSchema),
  /**
   * The colour and the logo of the dealership.
   * @example brand: { colour: '#0b49c4', logo: 'logo.svg' }
   */
  brand: brandSchema,
  /** Light, dark, or as the visitor's device prefers. */
  theme: v.optional(v.picklist(['light', 'dark', 'auto']), 'light'),
  /**
   * The country that you sell in. Addresses, phone numbers, the currency and the texts about the law follow it.
   * @example country: 'nz'
   */
  country: v.optional(v.picklist(COUNTRY_CODES), 'au'),
  /** Your home state, or your region in New Zealand (by default `auk`). Forms preselect it, and dates follow its time zone. */
  state: v.optional(v.picklist(STATES), 'qld'),
  /**
   * Phone numbers for the whole dealership. Where one is missing, pages show the number of the location.
   * @example phones: { main: '07 5550 0100', used: '07 5550 0102' }
   */
  phones: v.optional(phonesSchema, {}),
  /**
   * Hides every phone number on a vehicle's page until the visitor asks for it, and leaves it out of the brochure; `'pages'`
   * leaves the brochure as it is.
   */
  hidePhone: v.optional(v.union([v.boolean(), v.literal('pages')]), false),
  /** The texts and rules of the enquiry forms. */
  forms: v.optional(formsSchema, {}),
  /** Where leads are sent, and how long they are stored. */
  leads: v.optional(leadsSchema, {}),
  /**
   * How visitors' vehicles are valued. `false` removes trade-ins and test drives.
   * @example valuation: { provider: 'team', variant: 'ten-years' }
   */
  valuation: v.optional(valuationConfigSchema, {}),
  /** Puts the terms and conditions of valuations under /pages/ instead of at the root. */
  pagesPath: v.optional(v.boolean(), false),
  /**
   * Lets visitors reserve a vehicle, or buy it online. The fee is shown where the feed names a payment processor.
   * @example reserve: { fee: 500, holdPeriod: '3 business days' }
   */
  reserve: v.optional(orFalse(reserveSchema), false),
  /** The page of a vehicle. */
  carPage: v.optional(carPageSchema, {}),
  /** A chat of another provider that the page of a vehicle can open. */
  chat: v.optional(orFalse(chatSchema), false),
  /**
   * Counts visits and enquiries with tools of other providers. `false` loads none.
   * @example analytics: { tagManager: 'GTM-ABC1234', metaPixel: '123456789012345', consent: 'ask' }
   */
  analytics: v.optional(orFalse(analyticsSchema), false),
  /**
   * The share of page views, from 0 to 1, whose speed visitors' browsers measure for the monthly report and the operators: LCP,
   * INP and CLS by kind of page. Without cookies, and nothing about the visitor.
   * @example fieldData: 0.2
   */
  fieldData: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  /** The Australian Business Number in the footer. */
  abn: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/, 'must be 11 digits'))),
  /** The label before dealer licence numbers, which differs between states. In New Zealand, by default 'Registered motor vehicle trader'. */
  licenceLabel: v.optional(nonEmptyText, 'DL#'),
  /** The label before repairer licence numbers. */
  repairerLicenceLabel: v.optional(nonEmptyText, 'Repairer licence'),
  /** The text for closed days in the opening hours. */
  closedLabel: v.optional(v.picklist(['Closed', 'By appointment only']), 'Closed'),
  /** How locations are shown. */
  locationDisplay: v.optional(locationDisplaySchema, {}),
  /** Customer ratings: the badge with the average, and the list of reviews on a location's page. */
  ratings: v.optional(ratingsSchema, {}),
  /** When the team that answers enquiries is available, for the contact pages. */
  enquiryTeam: v.optional(enquiryTeamSchema),
  /** The background of maps: tiles of a provider, or the plain drawing of the country that comes with the platform. */
  map: v.optional(mapSchema, {}),
  /**
   * How the locations page finds the location nearest to a visitor's postcode: with the platform's own table of postcodes,
   * or a service. `false` removes the question, as does leaving it out in New Zealand: the table has Australia's alone.
   */
  geocoding: v.optional(geocodingSchema, 'postcodes'),
  /** Shows the locations on the home page as a carousel. `false` shows them as a grid. */
  locationCarousel: v.optional(orFalse(locationCarouselSchema), false),
  /** The vehicles for sale, or `false` for a site without stock. */
  stock: v.optional(orFalse(stockSchema), {}),
  /**
   * The stock search. Filters with the same value for every vehicle are left out.
   * @example search: { facets: ['make', 'model', 'body'], ranges: ['price', 'km'], defaultSort: 'price:asc' }
   */
  search: v.optional(searchSchema, {}),
  /** Where the stock is published besides the pages: feeds for advertising and partners, assistants, search engines. */
  channels: v.optional(channelsSchema, {}),
  /** Finance: the figures of lenders, the calculator, and links to finance. */
  finance: v.optional(financeSchema, {}),
  /** Logos for makes that have no bundled logo, or to replace one, by the name of the make. */
  makes: v.optional(
    v.record(
      nonEmptyText,
      v.strictObject({
        /** The logo, a file in assets/. */
        logo: v.string(),
      }),
    ),
    {},
  ),
  /**
   * The home page. `{count}` becomes the number of vehicles in stock, `{vehicles}` your word for them.
   * @example home: { heading: '{count} {vehicles} in stock', hero: ['ute.webp'], blocks: ['faq:buying'] }
   */
  home: homeSchema,
  /** Blocks below the text of pages, by the page's address: { '/warranty/': ['warranty', 'certified'] }. */
  pageBlocks: v.optional(v.record(v.string(), v.array(nonEmptyText)), {}),
  /** A photo in the head of text pages, by the page's address, from assets/: { '/careers/': 'workshop.webp' }. */
  pagePhotos: v.optional(v.record(v.string(), nonEmptyText), {}),
  /** Grids of tiles on the home page, one for each entry: a tile per make or body, the most frequent first. */
  facetTiles: v.optional(facetTilesSchema, [
    { attribute: 'body', count: 8 },
    { attribute: 'make', count: 7 },
  ]),
  /** The make of a dealer that sells only one. The addresses and breadcrumbs of special offers then leave it out. */
  singleManufacturer: v.optional(nonEmptyText),
  /** Adds a page for the special offers on each model, at `/<model>/`. */
  offersByModel: v.optional(v.boolean(), false),
  /**
   * Asks everybody for a name and a password, for a site that is not public yet, and sends robots away. The included host does
   * it. `false`: nobody is ever asked, as visitors have no accounts.
   * @example auth: { loginsEnv: 'EXAMPLE_LOGINS' }
   */
  auth: v.optional(orFalse(authSchema), false),
  /**
   * The main menu, in order. Without it, the site has the default menu.
   * @example nav: [{ label: 'Stock', items: 'stock' }, { label: 'About us', href: '/about-us/' }]
   */
  nav: v.optional(v.array(menuItemSchema)),
  /**
   * The two actions beside the menu, instead of 'Sell / Trade-in' and 'Book a test drive'. An empty list shows none.
   * @example navActions: [{ label: 'Apply now', href: '/apply-for-finance/' }]
   */
  navActions: v.optional(v.pipe(v.array(navLinkSchema), v.maxLength(2))),
  /** How the dropdowns of the menu open: on a click only, or on hover as well. */
  navTrigger: v.optional(v.picklist(['click', 'hover']), 'click'),
  /**
   * The addresses that header, footer and buttons link to.
   * @example links: { service: 'https://book.example.com/', finance: '/finance-enquiry/' }
   */
  links: v.optional(linksSchema, {}),
  /** Default text pages to leave out, such as '/service/' for a dealer without a workshop. */
  omitPages: v.optional(v.array(v.picklist(OPTIONAL_PAGES)), []),
  /** The text at the foot of every page, for conditions of finance and prices. */
  footnote: v.optional(nonEmptyText),
  /**
   * Where the site is built and hosted. A site that the included host serves needs nothing here.
   * @example hosting: { netlifyBuildHookEnv: 'EXAMPLE_BUILD_HOOK' }
   */
  hosting: v.optional(hostingSchema),
  /**
   * How pictures are resized: by Netlify's Image CDN (which the included host also provides), by Cloudinary, or not at all.
   * @example images: { provider: 'cloudinary', cloudName: 'example', quality: 60 }
   */
  images: v.optional(imagesSchema, {}),
  /**
   * Allows another system to request a new build after an edit, with a signed call to `POST /api/rebuild`. Without it, none may.
   * @example rebuild: { secretEnvs: ['EXAMPLE_REBUILD_SECRET'] }
   */
  rebuild: v.optional(rebuildSchema),
  /**
   * Lets people edit the content in a browser, at /admin/<slug>/ of the included host. Without it, operators alone may.
   * @example studio: { loginsEnv: 'EXAMPLE_EDITORS' }
   */
  studio: v.optional(studioSchema),
  /**
   * A CSV file next to site.ts with the addresses of an earlier website: the old address, and the page that it leads to now.
   * @example redirects: 'redirects.csv'
   */
  redirects: v.optional(nonEmptyText),
  /** Other hosts that pictures may come from, such as 'photos.example.com.au'. */
  imageHosts: v.optional(v.array(hostName), []),
});

/** The configuration as written in site.ts: defaults may be left out, and `byTemplate` has overrides for other templates. */
export type SiteInput = v.InferInput<typeof siteConfigSchema> & {
  byTemplate?: Partial<Record<AnyTemplate, Partial<v.InferInput<typeof siteConfigSchema>>>>;
};

/** The configuration with every default filled in. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
export type ReserveConfig = Exclude<SiteConfig['reserve'], false>;
