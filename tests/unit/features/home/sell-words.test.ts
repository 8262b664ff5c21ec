import { expect, test } from 'vitest';
import { writeSellWords } from '#features/home/sell-words.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const home = { heading: 'Welcome' };

test('promises an estimate online only where there is one', () => {
  expect(writeSellWords(makeSite({ home, valuation: { provider: 'demo' } }))).toEqual({
    heading: 'Sell us your car',
    text: 'See what your car is worth online, then get a firm offer after a quick inspection.',
    action: 'Value my car',
  });
  expect(writeSellWords(makeSite({ home, valuation: { provider: 'team' } })).text).toBe(
    "Tell us about your car and we'll call you with an offer.",
  );
});

test("takes the dealer's own words and vehicle", () => {
  const site = makeSite({
    home: { ...home, sell: { heading: 'We buy utes', text: 'Any age.' } },
    vehicle: { noun: 'ute', plural: 'utes' },
  });
  expect(writeSellWords(site)).toEqual({ heading: 'We buy utes', text: 'Any age.', action: 'Value my ute' });
});

test('a dealer with words for one of them has the usual other', () => {
  const site = makeSite({ home: { ...home, sell: { text: 'Any age.' } }, valuation: { provider: 'team' } });
  expect(writeSellWords(site)).toMatchObject({ heading: 'Sell us your car', text: 'Any age.' });
});
