import * as v from 'valibot';

const text = v.string();
/** Six hex digits. */
const colour = v.string();

/** Who publishes the brochures of a site, and how they look. */
const publisherSchema = v.object({
  /** The dealer's name. */
  name: text,
  template: v.picklist(['classic', 'showroom']),
  /** Roles of the site's theme, on white paper. */
  colours: v.object({
    ink: colour,
    'ink-2': colour,
    line: colour,
    sunken: colour,
    brand: colour,
    'brand-text': colour,
  }),
  /** A JPEG on white, in base64, and its shape; null = the name is set in type. `alone`: it holds the name itself. */
  logo: v.nullable(v.object({ jpeg: v.string(), ratio: v.number(), alone: v.boolean() })),
  /** The day that all of it is true of: 'Saturday 21 November 2026'. */
  asAt: text,
  /** The same as ISO time. */
  builtAt: text,
});
export type Publisher = v.InferOutput<typeof publisherSchema>;

/** Who sells a car, where and when. */
const sellerSchema = v.object({
  name: text,
  address: v.nullable(text),
  /** 'DL# 4411223'. */
  licences: v.array(text),
  /** What the hours are those of: 'Sales hours'. */
  hoursTitle: text,
  /** From Monday; none where the place gives no hours. */
  hours: v.array(v.object({ label: text, text })),
});
export type Seller = v.InferOutput<typeof sellerSchema>;

/** What is printed of one car, in the words of its page. */
const brochureCarSchema = v.object({
  title: text,
  /** Badge and series. */
  subtitle: text,
  stocknum: v.nullable(text),
  /** '$52,990', or what stands for a price. */
  price: text,
  /** 'Drive Away'; null where there is no price. */
  priceType: v.nullable(text),
  /** The finance box and what it is based on; null where the car's page has none (T-57). */
  finance: v.nullable(v.object({ cost: text, rate: text, notes: v.array(text) })),
  facts: v.array(v.object({ label: text, text })),
  features: v.array(text),
  /** 'About this ute'. */
  aboutTitle: text,
  about: v.array(text),
  /** Addresses of JPEGs, the main one first: paths of the site, or another provider's. */
  photos: v.array(text),
  phone: v.nullable(text),
  /** Its page. */
  url: text,
  /** The key of who sells it. */
  seller: text,
});
export type BrochureCar = v.InferOutput<typeof brochureCarSchema>;

/** `dist/.server/<slug>.brochures.json`: all that the brochures of a site say. Cars by slug, those on offer alone. */
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

/** The file as it is read: no car is looked at before it is asked for. */
const fileSchema = v.object({
  publisher: publisherSchema,
  sellers: v.record(v.string(), sellerSchema),
  cars: v.record(v.string(), v.unknown()),
});
export type LazyBrochureFile = v.InferOutput<typeof fileSchema>;

/** Reads the file's JSON. Throws where it is none. */
export function parseBrochureFile(json: string): LazyBrochureFile {
  return v.parse(fileSchema, JSON.parse(json));
}

/** The brochure of a car; undefined where there is none. Throws where the file is broken. */
export function findBrochure(
  { publisher, sellers, cars }: LazyBrochureFile,
  slug: string,
): Brochure | undefined {
  if (!Object.hasOwn(cars, slug)) return undefined;
  const car = v.parse(brochureCarSchema, cars[slug]);
  const seller = sellers[car.seller];
  if (!seller) throw new Error(`${slug}: is sold by "${car.seller}", of whom the file says nothing`);
  return { publisher, seller, car };
}
