import { type PathPoint, smooth, straight } from '#scripts/illustrations/geometry.ts';
import type { Shades } from '#scripts/illustrations/paints.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { line, path, rect } from '#scripts/illustrations/tags.ts';

/** Roof rails are behind the roof's edge, so they are drawn before the body. */
export function drawRails({ rails }: Shape): string {
  if (!rails) return '';
  const [from, to, height] = rails;
  const rail: PathPoint[] = [
    [from, height - 4],
    [from + 14, height + 1],
    [(from + to) / 2, height + 2],
    [to - 14, height],
    [to, height - 5],
  ];
  return line(smooth(rail), '#24282c', 2.6);
}

/** Shut lines, handles, mirror and bars. */
export function drawTrim(shape: Shape, shades: Shades): string {
  const seams = shape.seams.map((seam) => line(smooth(seam), '#000', 0.9, { opacity: 0.45 }));
  const glints = shape.seams.map((seam) =>
    line(smooth(seam.map(([x, y]): PathPoint => [x + 0.9, y - 0.2])), '#fff', 0.45, {
      opacity: 0.12 + shades.lightness * 0.2,
    }),
  );
  const bars = (shape.bars ?? []).map(({ points, width }) => line(smooth(points), '#15181b', width));
  return [
    ...seams,
    ...glints,
    ...bars,
    ...shape.handles.map((at) => handle(at, shades)),
    mirror(shape, shades),
  ].join('');
}

function handle([x, y]: PathPoint, { base, lit, turned }: Shades): string {
  return (
    rect([x, y - 2.6, 18, 3.8], {
      rx: 1.9,
      fill: turned,
      stroke: '#000',
      'stroke-opacity': 0.25,
      'stroke-width': 0.3,
    }) +
    rect([x, y - 0.8, 18, 2], { rx: 1, fill: lit, opacity: 0.9 }) +
    rect([x + 1, y - 1.9, 16, 0.9], { rx: 0.4, fill: base })
  );
}

function mirror({ mirror: [x, y], mirrorKind }: Shape, { lit, turned }: Shades): string {
  if (mirrorKind === 'arm') return armMirror(x, y);
  const shell: PathPoint[] = [
    [x, y + 1, 'corner'],
    [x - 3, y + 8],
    [x + 6, y + 12.5],
    [x + 17, y + 10],
    [x + 18, y + 3, 'corner'],
    [x + 8, y + 0.5],
  ];
  return (
    path(
      straight(
        [
          [x + 8, y - 1],
          [x + 20, y - 2],
          [x + 16, y + 3],
        ],
        true,
      ),
      { fill: '#0b0e12' },
    ) +
    path(smooth(shell, true), { fill: turned, stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.6 }) +
    line(
      smooth([
        [x, y + 8.4],
        [x + 6, y + 11],
        [x + 14, y + 9.6],
      ]),
      lit,
      1.1,
      { opacity: 0.7 },
    )
  );
}

/** The tall twin mirror of a truck, on two arms in front of the door. */
function armMirror(x: number, y: number): string {
  const arms = [
    [
      [x + 18, y + 20],
      [x + 4, y + 14],
    ],
    [
      [x + 18, y - 26],
      [x + 4, y - 18],
    ],
  ] as const;
  return (
    arms.map((arm) => line(straight(arm), '#15181b', 2)).join('') +
    rect([x - 4, y - 18, 11, 34], { rx: 3.5, fill: '#1a1d20', stroke: '#000', 'stroke-width': 0.5 }) +
    rect([x - 4, y - 34, 11, 14], { rx: 3, fill: '#1a1d20', stroke: '#000', 'stroke-width': 0.5 }) +
    line(
      straight([
        [x - 2, y - 14],
        [x - 2, y + 12],
      ]),
      '#4b5157',
      0.8,
    )
  );
}
