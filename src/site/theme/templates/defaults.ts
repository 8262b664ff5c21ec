import type { SiteInput } from '#site/config/site-config.ts';
import type { TemplateName } from '#site/config/templates.ts';

/** The defaults of each template, which take precedence over the schema's. */
export const templateDefaults: Readonly<Record<TemplateName, Partial<SiteInput>>> = {
  classic: {},
  showroom: {
    // The model range replaces the tiles.
    facetTiles: [],
    // The first two facts are on the picture: kilometres and fuel.
    stock: { cardFacts: ['km', 'simple_fuel', 'simple_transmission', 'simple_body', 'car_type', 'stocknum'] },
  },
};
