import { expect, test } from 'vitest';
import { getEventNames } from '#domain/analytics/event-names.ts';

test.each([
  [14, 'generate_lead', 'Lead', 'Enquiry'],
  [15, 'generate_lead', 'Lead', 'Enquiry'],
  [17, 'generate_lead', 'Schedule', 'Test drive'],
  [18, 'trade_in_offer_accepted', 'TradeInOfferAccepted', 'Trade-in offer accepted'],
  [22, 'generate_lead', 'Lead', 'Enquiry'],
  [25, 'phone_click', 'Contact', 'Phone click'],
  [39, 'add_to_wishlist', 'AddToWishlist', 'Saved vehicle'],
  [48, 'generate_lead', 'Schedule', 'Test drive'],
  [51, 'careers_enquiry', 'SubmitApplication', 'Careers enquiry'],
  ['view', 'view_item', 'ViewContent', 'Vehicle view'],
  ['search', 'search', 'Search', 'Search'],
] as const)('%s is %s for Google, %s for Meta and %s for Plausible', (what, google, meta, plausible) => {
  expect(getEventNames(what)).toMatchObject({ google, meta, plausible });
});

test("only an accepted trade-in offer is a custom event of Meta's", () => {
  const events = [14, 15, 17, 18, 22, 25, 39, 48, 51, 'view', 'search'] as const;
  expect(events.filter((event) => getEventNames(event)?.custom)).toEqual([18]);
});

test('an event that tools have no name for has none', () => expect(getEventNames(99)).toBeUndefined());
