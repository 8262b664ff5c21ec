import type { PathPoint } from './geometry.ts';

/** The available rims; see draw/wheels.ts. */
export type Rim = 'fiveSpoke' | 'tenSpoke' | 'sevenSpoke' | 'steel';

/** The load behind the cab of a truck, or the coach body of a motorhome; see draw/load.ts. */
export interface Load {
  readonly kind: 'chassis' | 'tray' | 'box' | 'coach';
  /** Its front and rear end. */
  readonly from: number;
  readonly to: number;
  /** Height of its floor, and of its top: roof, or rim of the tray's sides. */
  readonly floor: number;
  readonly top: number;
  /** Top of a tray's headboard behind the cab. */
  readonly headboard?: number;
}

/**
 * A vehicle seen from its left, in centimetres (see PathPoint). Holds only proportions; draw/ defines the look of paint,
 * glass and wheels.
 */
export interface Shape {
  readonly length: number;
  readonly height: number;
  /** The axles' positions; `dual` is a twin-tyred rear axle. */
  readonly axles: readonly { readonly x: number; readonly dual?: boolean }[];
  /** Radius of the tyre. */
  readonly wheel: number;
  /** Height of the body's lower edge. */
  readonly sill: number;
  /** The painted body, from its lower front corner over the roof to its lower rear corner. */
  readonly outline: readonly PathPoint[];
  /** Panes, each closed. */
  readonly windows: readonly (readonly PathPoint[])[];
  /** Dark posts across the panes: x at the top, x at the bottom, width. */
  readonly pillars: readonly (readonly [top: number, bottom: number, width: number])[];
  /** Shut lines. */
  readonly seams: readonly (readonly PathPoint[])[];
  /** The line along the flank that catches the light. */
  readonly shoulder: readonly PathPoint[];
  readonly handles: readonly PathPoint[];
  /** The base of the door mirror. */
  readonly mirror: PathPoint;
  /** Trucks and buses carry tall mirrors on arms. */
  readonly mirrorKind?: 'arm';
  readonly headlight: readonly PathPoint[];
  readonly tailLight: readonly PathPoint[];
  /** Dark openings of the front: grille and lower intake. */
  readonly grille: readonly (readonly PathPoint[])[];
  /** Height of unpainted cladding above the sill and around the arches. */
  readonly cladding?: number;
  /** Roof rails: from, to, height. */
  readonly rails?: readonly [from: number, to: number, height: number];
  /** Headrests seen through the glass: x of each. */
  readonly seats: readonly number[];
  /** Top of the headrests. */
  readonly seatTop: number;
  /** Lines drawn in black over everything: sports bar, spoiler, step. Points and width. */
  readonly bars?: readonly { readonly points: readonly PathPoint[]; readonly width: number }[];
  /** For convertibles, whose interior is visible: the windscreen. */
  readonly open?: { readonly windscreen: readonly PathPoint[] };
  readonly load?: Load;
}
