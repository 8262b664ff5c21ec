import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bodyPicture } from '#domain/car/body.ts';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import { TEMPLATES } from '#templates/registry.ts';
import { wcagContrast } from './wcag.ts';

/** White bodies, which only their outlines, windows and wheels tell from a light ground. */
const WHITE: ReadonlySet<string> = new Set(['lightTruck', 'motorhome']);

const grounds = Object.entries(TEMPLATES).flatMap(([template, { palette }]) =>
  (['light', 'dark'] as const).map((mode) => {
    const { surface, 'cut-out': ground } = palette[mode];
    return [template, mode, ground === 'transparent' ? surface : ground] as const;
  }),
);

test.each(grounds)(
  'in %s, %s, the picture of every body stands out from its ground %s',
  async (_, __, ground) => {
    for (const body of new Set(BODY_KEYS.map(bodyPicture))) {
      const least = WHITE.has(body) ? 0.2 : 0.45;
      expect
        .soft(await findShareInContrast(`public/bodies/${body}.webp`, ground), body)
        .toBeGreaterThan(least);
    }
  },
);

/** The share of a picture's solid pixels that have a contrast of 3:1 (WCAG 1.4.11) with its ground. */
async function findShareInContrast(file: string, ground: string): Promise<number> {
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
    colours.set(hex, (colours.get(hex) ?? 0) + 1);
  }
  const solid = [...colours.values()].reduce((sum, count) => sum + count, 0);
  const distinct = [...colours].filter(([hex]) => wcagContrast(hex, ground) >= 3);
  return distinct.reduce((sum, [, count]) => sum + count, 0) / solid;
}
