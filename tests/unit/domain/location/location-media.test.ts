import { expect, test } from 'vitest';
import { chooseLocationMedia } from '#domain/location/location-media.ts';

const image = { url: '/assets/yard.webp' };

test.each([
  { theme: 'light', wanted: 'picture', image, kind: 'picture' },
  { theme: 'light', wanted: 'picture', image: null, kind: 'logo' },
  { theme: 'auto', wanted: 'picture', image, kind: 'picture' },
  { theme: 'light', wanted: 'map', image, kind: 'map' },
  { theme: 'light', wanted: 'map', image: null, kind: 'map' },
  { theme: 'dark', wanted: 'picture', image, kind: 'map' },
  { theme: 'dark', wanted: 'picture', image: null, kind: 'map' },
] as const)(
  'in $theme mode, where a $wanted is wanted, the panel is a $kind (T-82)',
  ({ kind, ...given }) => {
    expect(chooseLocationMedia(given, given).kind).toBe(kind);
  },
);
