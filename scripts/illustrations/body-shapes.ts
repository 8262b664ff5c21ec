import type { BodyKey } from '#domain/car/body.ts';
import type { Rim } from './shape.ts';
import type { ShapeName } from './shapes.ts';

/** The drawing for each body type of the stock data: the shape of most such vehicles. */
export const BODY_SHAPES: Record<BodyKey, { readonly shape: ShapeName; readonly rim: Rim }> = {
  '4x4': { shape: 'fourByFour', rim: 'sevenSpoke' },
  bus: { shape: 'bus', rim: 'steel' },
  cabChassis: { shape: 'cabChassis', rim: 'steel' },
  convertible: { shape: 'convertible', rim: 'fiveSpoke' },
  coupe: { shape: 'coupe', rim: 'fiveSpoke' },
  hardtop: { shape: 'coupe', rim: 'tenSpoke' },
  hatch: { shape: 'hatch', rim: 'tenSpoke' },
  hatchback: { shape: 'hatch', rim: 'tenSpoke' },
  motorhome: { shape: 'motorhome', rim: 'steel' },
  lightTruck: { shape: 'pantech', rim: 'steel' },
  peopleMover: { shape: 'peopleMover', rim: 'sevenSpoke' },
  sedan: { shape: 'sedan', rim: 'sevenSpoke' },
  softtop: { shape: 'convertible', rim: 'tenSpoke' },
  suv: { shape: 'suv', rim: 'tenSpoke' },
  ute: { shape: 'ute', rim: 'sevenSpoke' },
  van: { shape: 'van', rim: 'steel' },
  wagon: { shape: 'wagon', rim: 'tenSpoke' },
  stationWagon: { shape: 'wagon', rim: 'fiveSpoke' },
};
