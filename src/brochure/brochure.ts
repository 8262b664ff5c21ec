import * as v from 'valibot';
import { TEMPLATE_NAMES } from '#templates/registry.ts';

const text = v.string();
/** Six hex digits. */
const colour = v.string();

/** The publisher of a site's brochures, and their look. */
const publisherSchema = v.object({
  /** The dealer's name. */
  name: text,
  /** The language of the document. Absent from older builds. */
  language: v.optional(text, 'en-AU'),
  template: v.picklist(TEMPLATE_NAMES),
  /** Colour roles of the site's theme, on white paper. */
  colours: v.object({
    ink: colour,
    'ink-2': colour,
    line: colour,
    sunken: colour,
    brand: colour,
    'brand-text': colour,
  }),
  /** A JPEG on white in base64, and its aspect ratio; null = the name is set in type. `alone`: the logo includes the name. */
  logo: v.nullable(v.object({ jpeg: v.string(), ratio: v.number(), alone: v.boolean() })),
  /** The day of the data: 'Saturday 21 November 2026'. */
  asAt: text,
  /** The same as ISO time. */
  builtAt: text,
});
export type Publisher = v.InferOutput<typeof publisherSchema>;

/** The seller of a car, with address and hours. */
const sellerSchema = v.object({
  name: text,
  address: v.nullable(text),
  /** 'DL# 4411223'. */
  licences: v.array(text),
  /** The heading of the hours: 'Sales hours'. */
  hoursTitle: text,
  /** From Monday; empty if the location has no hours. */
  hours: v.array(v.object({ label: text, text })),
});
export type Seller = v.InferOutput<typeof sellerSchema>;

/** The printed content of one car, in the words of its page. */
const brochureCarSchema = v.object({
  title: text,
  /** Badge and series. */
  subtitle: text,
  stocknum: v.nullable(text),
  /** '$52,990', or the text in place of a price; '$249' where subscriptions lead. */
  price: text,
  /** 'Drive Away' or 'per week subscription'; null if there is no price. */
  priceType: v.nullable(text),
  /** '$249 per week subscription', or 'Or buy it for $23,990 Drive Away'; null if there is only one price. Absent from older builds. */
  otherPrice: v.optional(v.nullable(text), null),
  /** The finance box and its basis; null if the car's page has none (T-57). */
  finance: v.nullable(v.object({ cost: text, rate: text, notes: v.array(text) })),
  facts: v.array(v.object({ label: text, text })),
  features: v.array(text),
  /** 'About this ute'. */
  aboutTitle: text,
  about: v.array(text),
  /** Addresses of JPEGs, the main one first: paths of the site or external URLs. */
  photos: v.array(text),
  phone: v.nullable(text),
  /** The address of the car's page. */
  url: text,
  /** The key of its seller in `sellers`. */
  seller: text,
});
export type BrochureCar = v.InferOutput<typeof brochureCarSchema>;

/** `dist/.server/<slug>.brochures.json`: the content of all brochures of a site. Cars by slug, only those for sale. */
export interface BrochureFile {
  readonly publisher: Publisher;
  readonly sellers: Readonly<Record<string, Seller>>;
  readonly cars: Readonly<Record<string, BrochureCar>>;
}

/** One brochure, ready to be printed. */
export interface Brochure {
  readonly publisher: Publisher;
  readonly seller: Seller;
  readonly car: BrochureCar;
}

/** The file as read: a car is validated only when it is requested. */
const fileSchema = v.object({
  publisher: publisherSchema,
  sellers: v.record(v.string(), sellerSchema),
  cars: v.record(v.string(), v.unknown()),
});
export type LazyBrochureFile = v.InferOutput<typeof fileSchema>;

/** Parses the file. Throws if it is not valid JSON. */
export function parseBrochureFile(json: string): LazyBrochureFile {
  return v.parse(fileSchema, JSON.parse(json));
}

/** The brochure of a car; undefined if there is none. Throws if the file is broken. */
export function findBrochure(
  { publisher, sellers, cars }: LazyBrochureFile,
  slug: string,
): Brochure | undefined {
  if (!Object.hasOwn(cars, slug)) return undefined;
  const car = v.parse(brochureCarSchema, cars[slug]);
  const seller = sellers[car.seller];
  if (!seller) throw new Error(`${slug}: unknown seller "${car.seller}"`);
  return { publisher, seller, car };
}
