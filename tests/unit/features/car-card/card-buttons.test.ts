import { expect, test } from 'vitest';
import { buildCardButtons } from '#features/car-card/card-buttons.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const ALL = ['enquire', 'finance', 'details', 'reserve', 'test-drive'] as const;

test('each button has its text, its page and its form, in the order of the dealer', () => {
  const site = makeSite({
    stock: { cardButtons: [...ALL], detailsButton: 'Explore Vehicle' },
    reserve: { label: 'Reserve this Car' },
    valuation: { provider: 'team' },
  });
  expect(buildCardButtons(site)).toEqual([
    { text: 'Enquire', path: '/contact/', form: 'enquiry' },
    { text: 'Get Finance', path: '/finance/', loan: true },
    { text: 'Explore Vehicle', path: null },
    { text: 'Reserve this Car', path: null, page: 'checkout', only: 'reservable' },
    { text: 'Book a Test Drive', path: '/book-test-drive/', form: 'test-drive', only: 'drivable' },
  ]);
});

test('there is no button to reserve or to drive where the dealer offers neither', () => {
  const site = makeSite({ stock: { cardButtons: ['reserve', 'test-drive'] }, valuation: false });
  expect(buildCardButtons(site)).toEqual([]);
});

test('a dealer without stock has no buttons', () => {
  expect(buildCardButtons(makeSite({ stock: false }))).toEqual([]);
});
