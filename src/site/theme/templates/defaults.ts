import type { SiteInput } from '#site/config/site-config.ts';
import type { TemplateName } from '#site/config/templates.ts';

/** What a template says where a dealer says nothing; the schema's own defaults stand below it. */
export const templateDefaults: Readonly<Record<TemplateName, Partial<SiteInput>>> = {
  classic: {},
  showroom: {
    // The range takes the place of tiles.
    facetTiles: [],
    // Two facts lie on the picture: how far it has gone, and on what.
    stock: { cardFacts: ['km', 'simple_fuel', 'simple_transmission', 'simple_body', 'car_type', 'stocknum'] },
  },
};
