import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mapSchema } from '#site/config/map.ts';

const tilesOf = (tiles: unknown) => v.parse(mapSchema, { tiles }).tiles;

test("OpenStreetMap's own tiles need no key, and credit its contributors", () => {
  expect(tilesOf({ provider: 'openstreetmap' })).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: { label: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    maxZoom: 19,
  });
});

test.each([
  ['maptiler', /^https:\/\/api\.maptiler\.com\/maps\/streets-v2\/.*\?key=\{key\}$/],
  ['stadia', /^https:\/\/tiles\.stadiamaps\.com\/tiles\/osm_bright\/.*\?api_key=\{key\}$/],
  ['thunderforest', /^https:\/\/tile\.thunderforest\.com\/atlas\/.*\?apikey=\{key\}$/],
  ['geoapify', /^https:\/\/maps\.geoapify\.com\/v1\/tile\/osm-bright\/.*\?apiKey=\{key\}$/],
])('tiles of %s have its address, key and credit', (provider, url) => {
  expect(tilesOf({ provider, key: 'k' })).toEqual({
    url: expect.stringMatching(url),
    key: 'k',
    attribution: { label: expect.stringContaining('OpenStreetMap'), href: expect.stringMatching(/^https:/) },
    maxZoom: expect.any(Number),
  });
});

test('another style of a provider may be chosen', () => {
  expect(tilesOf({ provider: 'stadia', key: 'k', style: 'alidade_smooth' })).toMatchObject({
    url: expect.stringContaining('/tiles/alidade_smooth/{z}/'),
  });
});

test.each([
  [{ provider: 'maptiler' }],
  [{ provider: 'openstreetmap', key: 'k' }],
  [{ provider: 'somebody', key: 'k' }],
  [{ provider: 'stadia', key: 'k', style: '../x' }],
])('%j is an error', (tiles) => expect(v.is(mapSchema, { tiles })).toBe(false));

test('without tiles, maps are a drawing of the country', () => {
  expect(v.parse(mapSchema, {}).tiles).toBe(false);
});
