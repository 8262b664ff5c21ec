import { expect, test } from 'vitest';
import { createOfferCard } from '#screens/offers/offer-view.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite();

test.each([
  ['description', 600],
  ['disclaimer', 100],
] as const)(
  'a %s of more than %i characters is cut there and ends in an ellipsis, a shorter one is whole',
  (key, limit) => {
    const card = (length: number) => createOfferCard(makeOffer({ [key]: 'x'.repeat(length) }), site)[key];
    expect(card(limit)).toBe('x'.repeat(limit));
    expect(card(limit + 1)).toBe(`${'x'.repeat(limit)}…`);
  },
);

test('a card has the subject, price and last day of the offer, and links to its page', () => {
  const offer = makeOffer({
    id: 'tray',
    manufacturer: 'Isuzu',
    model: { slug: 'd-max', name: 'D-MAX' },
    price: 46_990,
    price_type: 'Drive Away',
    expiry: '2026-06-30',
    image_or_model_image: '/assets/tray.1a2b3c4d.webp',
  });
  const card = createOfferCard(offer, site);
  expect(card).toMatchObject({
    subject: 'Isuzu D-MAX',
    price: '$46,990',
    priceType: 'Drive Away',
    lastDay: '30 June 2026',
    until: Date.parse('2026-06-30T14:00:00Z'),
    href: '/offers/isuzu/tray/',
  });
  expect(card.picture?.srcset).toContain('tray.1a2b3c4d.webp');
});

test('the card of an offer with few facts leaves out the rest', () => {
  expect(createOfferCard(makeOffer({ id: 'tray' }), site)).toEqual({
    id: 'tray',
    name: 'Tow bar included',
    subject: null,
    price: null,
    priceType: null,
    description: null,
    disclaimer: null,
    lastDay: null,
    until: null,
    href: '/offers/tray/',
    picture: null,
  });
});
