import { straight } from '#scripts/illustrations/geometry.ts';
import type { Load } from '#scripts/illustrations/shape.ts';
import { line, rect } from '#scripts/illustrations/tags.ts';

/** An aluminium tray: drop sides in ribbed planks with latches, and a headboard of bars behind the cab. */
export function drawTray({ from, to, floor, top, headboard = top }: Load): string {
  const [width, height] = [to - from, top - floor];
  const sides = Math.max(2, Math.round(width / 150));
  const ribs = [0.25, 0.5, 0.75].map((share) => {
    const y = floor + height * share;
    return line(
      straight([
        [from + 2, y],
        [to - 2, y],
      ]),
      '#000',
      0.6,
      { opacity: 0.22 },
    );
  });
  const posts = Array.from({ length: sides + 1 }, (_, index) => {
    const x = from + ((width - 6) * index) / sides;
    return rect([x, floor - 4, 6, height + 6], {
      rx: 1,
      fill: 'url(#alloyAcross)',
      stroke: '#5b6168',
      'stroke-width': 0.4,
    });
  });
  const latches = Array.from({ length: sides }, (_, index) => {
    const x = from + ((width - 6) * (index + 0.5)) / sides;
    return rect([x - 4, top - 9, 14, 3.6], { rx: 1.4, fill: '#4b5157' });
  });
  return [
    bars(from, top, headboard),
    rect([from, floor, width, height], { fill: 'url(#alloy)', stroke: '#6d747b', 'stroke-width': 0.5 }),
    ...ribs,
    rect([from - 2, floor - 8, width + 4, 8], { rx: 1.5, fill: '#33383d' }),
    ...posts,
    ...latches,
    line(
      straight([
        [from, top - 0.5],
        [to, top - 0.5],
      ]),
      '#fff',
      0.8,
      { opacity: 0.7 },
    ),
  ].join('');
}

function bars(x: number, from: number, to: number): string {
  return (
    rect([x, from, 5, to - from], { fill: 'url(#alloyAcross)', stroke: '#5b6168', 'stroke-width': 0.4 }) +
    rect([x - 3, to - 5, 16, 5], { rx: 2, fill: 'url(#alloy)', stroke: '#5b6168', 'stroke-width': 0.4 }) +
    line(
      straight([
        [x + 4, to - 4],
        [x + 30, from + 2],
      ]),
      '#8a9198',
      2.4,
    )
  );
}
