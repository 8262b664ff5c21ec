import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAINTS, type PaintName } from '#scripts/illustrations/paints.ts';
import { FLAWS } from '#scripts/photos/compose.ts';
import type { PhotoIndex } from '#scripts/photos/layers.ts';
import { photoNameOf, photoRequestOf } from '#scripts/photos/photo-name.ts';
import { BACKDROP, makeRequest, makeSubject } from './photo-fixture.ts';

const index: PhotoIndex = {
  subjects: {
    one: makeSubject(),
    two: makeSubject({ kind: 'fourByFour', face: 'd', view: 'heroRight' }),
    inside: makeSubject({ kind: 'car', face: '', view: 'odometer' }),
  },
  backdrops: { place: BACKDROP },
};

const requests = fc
  .record({
    shot: fc.constantFrom(...Object.values(index.subjects)),
    paint: fc.constantFrom(...(Object.keys(PAINTS) as PaintName[])),
    seed: fc.nat({ max: 0xffffffff }),
    text: fc.stringMatching(/^([A-Z1-9][A-Z0-9]{0,8})?$/),
    flaw: fc.option(fc.constantFrom(...FLAWS), { nil: undefined }),
  })
  .map(({ shot: { kind, face, view, scene }, flaw, ...rest }) => ({
    ...{ kind, face, view, scene, ...rest },
    ...(flaw && { flaw }),
  }));

test('a request comes back from the name of its picture', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const name = photoNameOf(request, index);
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-f]{6}\.webp$/);
      expect(photoRequestOf(name, index)).toEqual(request);
    }),
  );
});

test('a name changes when the layers are rendered again, and the old name is no longer valid', () => {
  const name = photoNameOf(makeRequest(), index);
  const again = { ...index, subjects: { ...index.subjects, one: makeSubject({ hash: 'cccccccc' }) } };
  expect(photoNameOf(makeRequest(), again)).not.toBe(name);
  expect(photoRequestOf(name, again)).toBeUndefined();
});

test.each([
  'suv-white-side-0a1b2c3d.webp',
  'suv-a-hero-noon-red-7-0-0-00000000.webp',
  'suv-z-hero-noon-red-7-0-0-00000000.webp',
  '../../etc/passwd',
  '',
])('"%s" is no photograph', (name) => {
  expect(photoRequestOf(name, index)).toBeUndefined();
});
