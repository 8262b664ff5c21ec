import type { PaintName } from '#scripts/illustrations/paints.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import type { Face } from '#scripts/photos/families.ts';
import { plateOf } from '#scripts/photos/plate-text.ts';

/** What a committed picture shows of an invented vehicle. */
export interface Shot {
  readonly kind: ShapeName;
  readonly face: Face;
  readonly paint: PaintName;
  /** On the number plate. */
  readonly plate: string;
  /** Chooses the place; default: one that the vehicle fills. */
  readonly seed?: number;
  /** Default: front three-quarter from the left. */
  readonly view?: 'hero' | 'rear34';
}

/** A committed photograph. */
export interface CommittedPhoto extends Shot {
  /** From the project's root. */
  readonly file: string;
  /** Width in pixels; the height is two thirds of it. */
  readonly width: number;
  /** Whether the place is in the picture; otherwise the vehicle is cut out. */
  readonly place: boolean;
}

const HERO = 960;
/** The width of a vehicle in a popup. */
const POPUP = 540;
/** The width of the one vehicle on the showroom template's stage. */
export const STAGE = 1280;

const photo =
  (place: boolean) =>
  (file: string, width: number, kind: ShapeName, face: Face, paint: PaintName): CommittedPhoto => {
    const [dealer = '', picture] = file.split('/');
    return {
      file: `sites/${dealer}/assets/${picture}.webp`,
      kind,
      face,
      paint,
      width,
      plate: plateOf(dealer),
      place,
    };
  };
const cutOut = photo(false);
const offer = photo(true);
/** A street with houses, as of a vehicle that its owner sells: in the morning, and on a grey day. */
const STREET = { seed: 1 };
const GREY_STREET = { seed: 6 };

/**
 * The pictures of the demonstration dealers' home pages, locations and special offers. Heroes are cut out: both templates stand
 * vehicles on a wall and floor of the dealer's colours, and let them overlap.
 */
export const COMMITTED_PHOTOS: readonly CommittedPhoto[] = [
  cutOut('coolabah/hero-suv', HERO, 'suv', 'a', 'White'),
  cutOut('coolabah/hero-ute', HERO, 'ute', 'a', 'Blue'),
  cutOut('coolabah/hero-hatch', HERO, 'hatch', 'b', 'Red'),
  cutOut('coolabah/stage-suv', STAGE, 'suv', 'a', 'Bronze'),
  { ...offer('coolabah/sell', HERO, 'wagon', 'e', 'Blue'), ...STREET, plate: 'YOURS' },
  { ...offer('coolabah/yard', HERO, 'ute', 'b', 'White'), view: 'rear34' },
  { ...offer('coolabah/yard-smithfield', HERO, 'suv', 'a', 'Blue'), seed: 5 },
  { ...offer('coolabah/yard-cairns', HERO, 'hatch', 'b', 'Red'), seed: 5 },
  { ...offer('coolabah/yard-mareeba', HERO, 'ute', 'c', 'White'), seed: 3 },
  { ...offer('coolabah/yard-townsville', HERO, 'fourByFour', 'c', 'Grey'), seed: 6 },
  offer('coolabah/offer-d-max', HERO, 'trayUte', 'a', 'White'),
  offer('coolabah/offer-mu-x', HERO, 'fourByFour', 'c', 'Grey'),
  offer('coolabah/offer-yaris-cross', HERO, 'suv', 'a', 'Blue'),
  offer('coolabah/offer-runout', HERO, 'sedan', 'a', 'Silver'),
  cutOut('wattlebird/hero-4x4', HERO, 'fourByFour', 'a', 'Beige'),
  { ...offer('wattlebird/sell', HERO, 'sedan', 'b', 'Red'), ...GREY_STREET, plate: 'YOURS' },
  { ...offer('wattlebird/yard-south-road', HERO, 'hatch', 'b', 'Green'), seed: 8 },
  cutOut('wattlebird/hero-wagon', HERO, 'wagon', 'e', 'Grey'),
  cutOut('wattlebird/hero-coupe', HERO, 'coupe', 'a', 'Orange'),
  cutOut('boobook/stage-truck', STAGE, 'trayTruck', 'c', 'White'),
  { ...offer('boobook/sell', HERO, 'pantech', 'c', 'White'), ...GREY_STREET, plate: 'YOURS' },
  { ...offer('boobook/yard', HERO, 'highVan', 'c', 'Silver'), seed: 1 },
  { ...offer('boobook/yard-dandenong-south', HERO, 'pantech', 'c', 'White'), seed: 4 },
  { ...offer('boobook/yard-laverton-north', HERO, 'trayTruck', 'c', 'Blue'), seed: 5 },
  { ...offer('boobook/yard-wetherill-park', HERO, 'highVan', 'c', 'White'), seed: 3 },
  cutOut('boobook/hero-box', POPUP, 'pantech', 'c', 'Blue'),
  cutOut('boobook/hero-van', HERO, 'highVan', 'c', 'Silver'),
  cutOut('currawong/stage-ute', STAGE, 'ute', 'c', 'Orange'),
  { ...offer('currawong/sell', HERO, 'wagon', 'e', 'White'), ...STREET, plate: 'YOURS' },
  { ...offer('currawong/yard-midland', HERO, 'ute', 'c', 'Black'), seed: 10 },
  { ...offer('currawong/yard-mandurah', HERO, 'fourByFour', 'c', 'Beige'), seed: 4 },
  cutOut('currawong/hero-wagon', HERO, 'fourByFour', 'c', 'Grey'),
  cutOut('currawong/hero-tray', HERO, 'trayUte', 'a', 'White'),
  cutOut('pardalote/stage-suv', STAGE, 'suv', 'b', 'Silver'),
  cutOut('pardalote/hero-hatch', HERO, 'hatch', 'b', 'Blue'),
  cutOut('pardalote/hero-van', HERO, 'van', 'a', 'White'),
  cutOut('tallowwood/hero-sedan', HERO, 'sedan', 'a', 'Green'),
];
