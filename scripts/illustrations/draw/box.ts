import { straight } from '#scripts/illustrations/geometry.ts';
import type { Load } from '#scripts/illustrations/shape.ts';
import { line, rect } from '#scripts/illustrations/tags.ts';

/** An enclosed body: white panels in aluminium edges, corner castings, marker lights. */
export function drawBox({ from, to, floor, top }: Load): string {
  const [width, height] = [to - from, top - floor];
  const seams = [1, 2, 3, 4].map((n) => {
    const x = from + (width * n) / 5;
    return line(
      straight([
        [x, floor + 8],
        [x, top - 8],
      ]),
      '#000',
      0.5,
      { opacity: 0.16 },
    );
  });
  const markers = [0.02, 0.34, 0.66, 0.98].map((share) =>
    rect([from + 6 + (width - 18) * share, floor + 1.6, 6, 3], { rx: 1, fill: '#e79a35' }),
  );
  return [
    rect([from, floor, width, height], { rx: 3, fill: 'url(#panel)' }),
    rect([from, floor, width, height], { rx: 3, fill: 'url(#ends)', opacity: 0.35 }),
    ...seams,
    rect([from, top - 7, width, 7], { rx: 3, fill: 'url(#alloy)' }),
    rect([from, floor, width, 7], { fill: 'url(#alloy)' }),
    rect([from, floor, 7, height], { rx: 2, fill: 'url(#alloyAcross)' }),
    rect([to - 7, floor, 7, height], { rx: 2, fill: 'url(#alloyAcross)' }),
    line(
      straight([
        [from + 4, top - 1],
        [to - 4, top - 1],
      ]),
      '#fff',
      0.8,
      { opacity: 0.8 },
    ),
    ...markers,
  ].join('');
}
