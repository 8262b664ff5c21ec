import { expect, test } from 'vitest';
import { chooseLocationMedia } from '#domain/location/location-media.ts';

const image = { url: '/assets/yard.webp' };

test.each([
  { theme: 'light', panel: 'picture', image, kind: 'picture' },
  { theme: 'light', panel: 'picture', image: null, kind: 'logo' },
  { theme: 'auto', panel: 'picture', image, kind: 'picture' },
  { theme: 'light', panel: 'map', image, kind: 'map' },
  { theme: 'light', panel: 'map', image: null, kind: 'map' },
  { theme: 'dark', panel: 'picture', image, kind: 'map' },
  { theme: 'dark', panel: 'picture', image: null, kind: 'map' },
] as const)(
  'in $theme mode, with the panel setting "$panel", the panel is a $kind (T-82)',
  ({ kind, image, theme, panel }) =>
    expect(chooseLocationMedia({ image }, { theme: { mode: theme }, locationDisplay: { panel } }).kind).toBe(
      kind,
    ),
);
