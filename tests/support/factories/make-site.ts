import * as v from 'valibot';
import { CLAIMS_BLOCKS, type Claims, type ClaimsName, getDefaultClaims } from '#domain/blocks/claims.ts';
import { listKinds } from '#domain/vehicle-kind.ts';
import { extendSlugTable } from '#search/state/extend-slug-table.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import type { BlockContent } from '#site/content/block-files.ts';
import { fitToStock } from '#site/fit-to-stock.ts';
import { getPlatformDesign } from '#site/read-template.ts';
import type { Site } from '#site/site.ts';
import { createTheme } from '#site/theme/theme.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';

type SiteConfigInput = v.InferInput<typeof siteConfigSchema>;

/** The default claims of a dealer in Australia. */
export const DEFAULT_CLAIMS = Object.fromEntries(
  CLAIMS_BLOCKS.map((name) => [name, getDefaultClaims(name, 'au')]),
) as Readonly<Record<ClaimsName, Claims>>;

/** The content of blocks of a dealer without files for them. */
export const NO_BLOCK_CONTENT: BlockContent = { claims: DEFAULT_CLAIMS, faqs: [], slides: [], videos: [] };

/** A plain dealer with the given cars and locations; tests override only what they are about. */
export function makeSite(
  over: Partial<SiteConfigInput> = {},
  {
    cars = [],
    locations = [],
    formerModels = [],
  }: Partial<Pick<Site, 'cars' | 'locations' | 'formerModels'>> = {},
): Site {
  const given = v.parse(siteConfigSchema, {
    ...PLAIN_CONFIG,
    ...over,
  });
  const config = fitToStock(given, cars);
  const design = getPlatformDesign(config.template === 'showroom' ? 'showroom' : 'classic');
  return {
    ...config,
    cars,
    carsBySlug: new Map(cars.map((car) => [car.slug, car])),
    removedCars: [],
    priceHistory: {},
    locations,
    specialHours: [],
    dealerships: [],
    reviews: [],
    offers: [],
    endedOffers: [],
    modelPages: [],
    brandPages: [],
    parts: [],
    promos: [],
    popup: null,
    serviceBookings: [],
    blocks: NO_BLOCK_CONTENT,
    homeBlocks: [],
    pages: new Map(),
    kinds: listKinds([...cars.map((car) => car.simple_body), ...formerModels.map(({ body }) => body)]),
    formerModels,
    movedAddresses: [],
    rootFiles: [],
    slugs: buildSlugTable(cars),
    knownSlugs: extendSlugTable(buildSlugTable(cars), formerModels),
    design,
    theme: createTheme({
      colour: config.brand.colour,
      mode: config.theme,
      palette: design.palette,
    }),
    logoSprite: { url: '/assets/makes.1a2b3c4d.svg', text: '' },
    logo: undefined,
    assets: new Map(),
  };
}
