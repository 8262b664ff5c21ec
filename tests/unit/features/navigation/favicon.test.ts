import { expect, test } from 'vitest';
import { createFavicon } from '#features/navigation/favicon.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const svg = (name: string) =>
  decodeURIComponent(createFavicon(makeSite({ name })).replace('data:image/svg+xml,', ''));

test.each([
  ['coolabah Motor Group', '>C<'],
  ['"4WD" & more', '>4<'],
  ['<&>', '><'],
])('%s is marked %s: letters and figures only, so that no name breaks the picture', (name, mark) => {
  expect(svg(name)).toContain(`${mark}/text>`);
});

test("the picture has the dealer's colour", () => {
  expect(svg('Plain')).toContain(makeSite().theme.colours.light.brand);
});
