import { sha256 } from '#platform/sha256.ts';
import { PAINTS, type PaintName } from '#scripts/illustrations/paints.ts';
import { FLAWS, findBackdrop, findSubject, type PhotoRequest } from './compose.ts';
import { CLOSE_UP_VIEWS, layerOf, type PhotoIndex } from './layers.ts';

/** Raise it when the composer's output changes for the same layers. */
const RECIPE = 5;
/** Encoding of finished pictures. More effort takes longer and saves little. */
export const PHOTO_ENCODING = { quality: 80, effort: 2 } as const;

/**
 * The file name of a picture: everything it is made of, and a hash of the layers. A file of that name never changes, so it
 * can be cached forever and made on request.
 */
export function photoNameOf(request: PhotoRequest, index: PhotoIndex): string {
  const { kind, face, view, scene, paint, seed, text, flaw } = request;
  const parts = [kind, face || NONE, view, scene, paint, seed.toString(36), text || NONE, flaw ?? NONE];
  const words = parts.join('-').toLowerCase();
  const [[, subject], [, backdrop]] = [findSubject(index, request), findBackdrop(index, request)];
  const from = [words, subject.hash, backdrop.hash, RECIPE, JSON.stringify(PHOTO_ENCODING)];
  return `${words}-${sha256(from.join(' '), 'hex', 6)}.webp`;
}

const NONE = '0';
const NAME =
  /^([a-z0-9]+)-([a-z0-9]+)-([a-z0-9]+)-([a-z]+)-([a-z]+)-([a-z0-9]+)-([a-z0-9]+)-([a-z0-9]+)-[0-9a-f]{6}\.webp$/;

/** The inverse of photoNameOf; undefined for other names and for pictures of replaced layers. */
export function photoRequestOf(name: string, index: PhotoIndex): PhotoRequest | undefined {
  const [, kind, face, view, scene, colour, seed = '', text = '', spoilt] = NAME.exec(name) ?? [];
  const closeUp = CLOSE_UP_VIEWS.find((candidate) => candidate.toLowerCase() === view);
  const layer = closeUp ? layerOf(closeUp).toLowerCase() : view;
  const entry = Object.values(index.subjects).find(
    (candidate) =>
      candidate.kind.toLowerCase() === kind &&
      (candidate.face || NONE) === face &&
      candidate.view.toLowerCase() === layer &&
      candidate.scene === scene,
  );
  const paint = PAINT_NAMES.find((candidate) => candidate.toLowerCase() === colour);
  const flaw = FLAWS.find((candidate) => candidate === spoilt);
  if (!entry || !paint) return undefined;
  const request: PhotoRequest = {
    kind: entry.kind,
    face: entry.face,
    view: closeUp ?? entry.view,
    scene: entry.scene,
    paint,
    seed: Number.parseInt(seed, 36),
    text: text === NONE ? '' : text.toUpperCase(),
    ...(flaw && { flaw }),
  };
  return photoNameOf(request, index) === name ? request : undefined;
}

const PAINT_NAMES = Object.keys(PAINTS) as PaintName[];
