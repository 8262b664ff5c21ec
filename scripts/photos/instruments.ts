import sharp from 'sharp';
import { CAPITALS, setLine } from '#scripts/illustrations/letters/letters.ts';
import type { PlateInk } from './plate.ts';

/** The panel of interior.py's instruments, in quarters of a millimetre: it is drawn round the middle of the odometer's display. */
const PANEL = { width: 1340, height: 560 } as const;
const MIDDLE = { x: PANEL.width / 2, y: PANEL.height / 2 } as const;
const DISPLAY = { x: MIDDLE.x, y: MIDDLE.y + 80, width: 380, height: 106 } as const;
const TRIP = { x: MIDDLE.x, y: MIDDLE.y - 104, width: 316, height: 172 } as const;
const DIAL = { right: 392, y: MIDDLE.y + 8, figures: 146 } as const;
/** Where a dial begins and how far its figures are apart, in degrees: rendered marks are under every second one. */
const BEGINS = 225;
const STEP = 33.75;
const FIGURES = 8;
/** Between letters, as a share of their size. */
const SPACING = 0.06;
/** Rendered marks, which figures hide. */
const MARK = 34;

/** The panel as shares of the display's width and height. */
export const PANEL_AROUND_DISPLAY = {
  left: (0 - (DISPLAY.x - DISPLAY.width / 2)) / DISPLAY.width,
  right: (PANEL.width - (DISPLAY.x - DISPLAY.width / 2)) / DISPLAY.width,
  top: (0 - (DISPLAY.y - DISPLAY.height / 2)) / DISPLAY.height,
  bottom: (PANEL.height - (DISPLAY.y - DISPLAY.height / 2)) / DISPLAY.height,
} as const;

/** What instruments say: kilometres, figures on both dials, and what the computer between them has. */
export async function instrumentsInk(km: string): Promise<PlateInk> {
  const number = Number(km) || 0;
  const revs = figures(-1, (i) => (i > 0 ? String(i) : ''));
  const speeds = figures(1, (i) => (i > 0 && i % 2 === 0 ? String(i * 30) : ''));
  const lines = [
    `Trip ${(number * 7) % 900} km`,
    `Range ${180 + ((number * 13) % 480)} km`,
    `${14 + (number % 17)} °C`,
  ];
  const trip = lines.map((line, i) => text(line, { x: TRIP.x, y: TRIP.y - 62 + i * 48, tall: 29 }, SHINING));
  const odometer = text(`${km} km`, { x: DISPLAY.x, y: DISPLAY.y - 22, tall: 44 }, BARE);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL.width}" height="${PANEL.height}"><rect width="100%" height="100%" fill="#000"/>
${hidden(DISPLAY, DIM)}${hidden(TRIP)}${revs}${speeds}${trip.join('')}${odometer}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channel = (c: number) =>
    Uint8Array.from({ length: info.width * info.height }, (_, i) => data[i * 3 + c] ?? 0);
  return { width: info.width, height: info.height, ink: channel(0), glow: channel(1) };
}

/** Red hides what was rendered, green shines. */
const HIDING = '#f00';
/** Lets a little of a lit display through. */
const DIM = '#eb0000';
const SHINING = '#ff0';
const BARE = '#000';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function hidden({ x, y, width, height }: Area, colour = HIDING): string {
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" fill="${colour}"/>`;
}

/** The figures of the left or the right dial, clockwise. */
function figures(side: -1 | 1, figureAt: (step: number) => string): string {
  const drawn = Array.from({ length: FIGURES + 1 }, (_, i) => {
    const figure = figureAt(i);
    if (figure === '') return '';
    const angle = ((BEGINS - i * STEP) * Math.PI) / 180;
    const x = MIDDLE.x + side * DIAL.right + DIAL.figures * Math.cos(angle);
    const y = DIAL.y - DIAL.figures * Math.sin(angle);
    const mark = i % 2 === 0 ? hidden({ x, y, width: MARK, height: MARK }) : '';
    return mark + text(figure, { x, y: y - 15, tall: 30 }, SHINING);
  });
  return drawn.join('');
}

interface Line {
  /** The middle of the line, and its upper edge. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

function text(words: string, { x, y, tall }: Line, colour: string): string {
  const setting = {
    x,
    y: y + tall,
    size: tall / CAPITALS,
    anchor: 'middle',
    spacing: SPACING,
    colour,
  } as const;
  return setLine(words, setting);
}
