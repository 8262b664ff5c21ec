import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPins } from '#features/map/pin-groups.ts';

const at = (x: number, y: number) => ({ pixel: { x, y } });

test.each([
  { why: 'on one point', points: [at(5, 5), at(5, 5)], groups: 1 },
  { why: 'a pixel less than a pin apart both ways', points: [at(0, 0), at(43, -43)], groups: 1 },
  { why: 'a pin apart sideways', points: [at(0, 0), at(44, 0)], groups: 2 },
  { why: 'a pin apart upwards', points: [at(0, 0), at(0, -44)], groups: 2 },
  {
    why: 'the third is close to the second, which is not where its group stands',
    points: [at(0, 0), at(40, 0), at(80, 0)],
    groups: 2,
  },
  { why: 'none', points: [], groups: 0 },
])('pins $why: $groups', ({ points, groups }) => expect(groupPins(points)).toHaveLength(groups));

test('every pin is in one group, in order, and no two groups overlap', () => {
  const pixel = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(fc.record({ pixel })), (things) => {
      const groups = groupPins(things);
      expect(new Set(groups.flat())).toEqual(new Set(things));
      const stands = groups.map(([first]) => first?.pixel ?? { x: 0, y: 0 });
      for (const [index, a] of stands.entries())
        for (const b of stands.slice(index + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(44);
    }),
  );
});
