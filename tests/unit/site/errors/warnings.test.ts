import { expect, test } from 'vitest';
import { financeOfferWarnings } from '#site/errors/warnings.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test.each([
  { offerEnds: null, now: '2027-01-01T00:00:00Z', warned: false },
  { offerEnds: '2027-06-30', now: '2027-06-30T13:59:59Z', warned: false },
  { offerEnds: '2027-06-30', now: '2027-06-30T14:00:00Z', warned: true },
])('a past last day of finance offers has a warning: $offerEnds at $now', ({ offerEnds, now, warned }) => {
  const lines = financeOfferWarnings(makeSite({ state: 'qld', finance: { offerEnds } }), new Date(now));
  expect(lines).toEqual(
    warned
      ? [
          'plain: finance.offerEnds: is "2027-06-30", which has passed, so pages leave it out. Write the current last day.',
        ]
      : [],
  );
});
