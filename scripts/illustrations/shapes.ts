import type { Shape } from './shape.ts';
import { bus } from './shapes/bus.ts';
import { cabChassis } from './shapes/cab-chassis.ts';
import { convertible } from './shapes/convertible.ts';
import { coupe } from './shapes/coupe.ts';
import { fourByFour } from './shapes/four-by-four.ts';
import { hatch } from './shapes/hatch.ts';
import { highVan } from './shapes/high-van.ts';
import { motorhome } from './shapes/motorhome.ts';
import { pantech } from './shapes/pantech.ts';
import { peopleMover } from './shapes/people-mover.ts';
import { sedan } from './shapes/sedan.ts';
import { suv } from './shapes/suv.ts';
import { trayTruck } from './shapes/tray-truck.ts';
import { trayUte } from './shapes/tray-ute.ts';
import { ute } from './shapes/ute.ts';
import { van } from './shapes/van.ts';
import { wagon } from './shapes/wagon.ts';

const DRAWN = {
  hatch,
  sedan,
  coupe,
  convertible,
  wagon,
  suv,
  fourByFour,
  ute,
  trayUte,
  peopleMover,
  van,
  highVan,
  pantech,
  trayTruck,
  cabChassis,
  bus,
  motorhome,
};

export type ShapeName = keyof typeof DRAWN;

/** Every vehicle that can be drawn. */
export const SHAPES: Record<ShapeName, Shape> = DRAWN;
