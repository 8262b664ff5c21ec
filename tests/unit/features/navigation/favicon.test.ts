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

test('the letter stands in the middle of a square, in the ink that the colour allows', () => {
  const site = makeSite({ name: 'Plain' });
  const { brand, 'on-brand': ink } = site.theme.colours.light;
  expect(svg('Plain')).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand}" d="M0 0h32v32H0z"/>` +
      `<text x="16" y="24" fill="${ink}" font-family="sans-serif" font-size="23" font-weight="700" text-anchor="middle">P</text></svg>`,
  );
  expect(createFavicon(site)).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"#]*$/);
});
