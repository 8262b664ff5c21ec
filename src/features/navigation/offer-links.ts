import { groupOffersByModel, modelOffersPath, offerSubject } from '#domain/offer/offer.ts';
import { OFFERS_CODEC } from '#search/catalogues/items/item-codec.ts';
import type { Site } from '#site/site.ts';
import type { NavLink } from './nav-link.ts';

/** As many as fit a menu without scrolling; the offers page has all of them. */
const MAX_MODELS = 12;

/**
 * All special offers, then those of each model: on the model's own page if the dealer has such pages, else in the search.
 * Empty without offers.
 */
export function offerLinks(site: Site): NavLink[] {
  if (site.offers.length === 0) return [];
  const models = groupOffersByModel(site.offers).slice(0, MAX_MODELS);
  return [
    { label: 'All offers', href: site.links.offers, count: site.offers.length },
    ...models.map((group) => ({
      label: offerSubject(group) ?? '',
      href: site.offersByModel
        ? modelOffersPath(group.model)
        : OFFERS_CODEC.write({ refinementList: { model: [group.model.name] } }),
      count: group.offers.length,
    })),
  ];
}
