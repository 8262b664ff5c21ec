import { defs } from './defs.ts';
import { drawBody } from './draw/body.ts';
import { drawCabin } from './draw/cabin.ts';
import { drawGlass } from './draw/glass.ts';
import { drawGround } from './draw/ground.ts';
import { drawLights } from './draw/lights.ts';
import { drawLoad } from './draw/load.ts';
import { drawRails, drawTrim } from './draw/trim.ts';
import { drawWheels } from './draw/wheels.ts';
import { num } from './geometry.ts';
import { shadesOf } from './paints.ts';
import type { Rim, Shape } from './shape.ts';
import { SHAPES, type ShapeName } from './shapes.ts';
import { tag } from './tags.ts';

const WIDTH = 1200;
const HEIGHT = 800;
/** The y of the wheels' contact with the floor, which the backdrop draws from 70 % down. */
const GROUND = 640;
/** Pixels per centimetre for small vehicles; longer ones fill the maximum width. */
const MAX_SCALE = 2.42;
const MAX_WIDTH = 1110;

/** The parameters of a drawing. */
export interface VehicleDrawing {
  readonly body: ShapeName;
  /** '#rrggbb'. */
  readonly paint: string;
  readonly rim: Rim;
}

/**
 * Draws a vehicle as a 1200 x 800 SVG with its shadow on a transparent background; the page supplies the backdrop. The
 * same input gives the same text.
 */
export function vehicleSvg({ body, paint, rim }: VehicleDrawing): string {
  const shape = SHAPES[body];
  const scale = Math.min(MAX_SCALE, MAX_WIDTH / shape.length);
  const left = WIDTH / 2 - (shape.length / 2) * scale;
  const drawing = tag(
    'g',
    { transform: `translate(${num(left)} ${GROUND}) scale(${num(scale)})` },
    draw(shape, paint, rim),
  );
  const size = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, defs(shape, shadesOf(paint)) + drawing);
}

/** The parts from back to front. */
function draw(shape: Shape, paint: string, rim: Rim): string {
  const shades = shadesOf(paint);
  return [
    drawGround(shape),
    drawLoad(shape, shades),
    drawCabin(shape, shades),
    drawRails(shape),
    drawBody(shape, shades),
    drawLights(shape),
    drawGlass(shape),
    drawTrim(shape, shades),
    drawWheels(shape, rim),
  ].join('');
}
