import { expect, test } from 'vitest';
import { offerLinks } from '#features/navigation/menu.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const offerOf = (model: string) =>
  makeOffer({ name: `Offer of ${model}`, manufacturer: 'Isuzu', model: { slug: model, name: model } });

test('there are no links without offers', () => expect(offerLinks(makeSite())).toEqual([]));

test("all offers are at the dealer's address for them, and those of no model have no link of their own", () => {
  const site = { ...makeSite({ links: { offers: '/deals/' } }), offers: [makeOffer()] };
  expect(offerLinks(site)).toEqual([{ label: 'All offers', href: '/deals/', count: 1 }]);
});

test('twelve models fit into the menu', () => {
  const offers = Array.from({ length: 13 }, (_, n) => offerOf(`m${n}`));
  expect(offerLinks({ ...makeSite(), offers })).toHaveLength(13);
  expect(offerLinks({ ...makeSite(), offers: offers.slice(1) })).toHaveLength(13);
  expect(offerLinks({ ...makeSite(), offers: offers.slice(2) })).toHaveLength(12);
});
