import type { Brochure } from './brochure.ts';
import { addTagged, type BrochureDocument, CONTENT_WIDTH, drawArtifact, PAGE } from './pdf-document.ts';

const GAP = 6;
/** The large photo is 3:2, with three small ones of the same shape beside it. */
const SMALL_WIDTH = (CONTENT_WIDTH - 4 * GAP) / 4;
const HEIGHT = ((CONTENT_WIDTH - GAP - SMALL_WIDTH) * 2) / 3;

/** The large photo and those beside it. */
const LEADING_PHOTOS = 4;
/** The space between the photos and the text around them. */
const MARGIN = 20;

/** Prints the leading photos: the first one large, the others in a column beside it. Without photos there is no gap. */
export function printPhotos(pdf: BrochureDocument, brochure: Brochure, photos: readonly Uint8Array[]): void {
  const [main, ...small] = photos.slice(0, LEADING_PHOTOS);
  if (!main) return;
  const { doc } = pdf;
  const top = doc.y;
  const width = small.length === 0 ? CONTENT_WIDTH : CONTENT_WIDTH - GAP - SMALL_WIDTH;
  drawPhoto(pdf, main, { x: PAGE.left, y: top, width, height: HEIGHT }, nameOfPhoto(brochure, 0));
  const height = (HEIGHT - GAP * (small.length - 1)) / small.length;
  for (const [index, photo] of small.entries()) {
    const frame = {
      x: PAGE.right - SMALL_WIDTH,
      y: top + index * (height + GAP),
      width: SMALL_WIDTH,
      height,
    };
    drawPhoto(pdf, photo, frame, nameOfPhoto(brochure, index + 1));
  }
  doc.y = top + HEIGHT + MARGIN;
}

/** Fills the page above `bottom` with full rows of the other photos; with none if there is no space for a row. */
export function printMorePhotos(
  pdf: BrochureDocument,
  brochure: Brochure,
  photos: readonly Uint8Array[],
  bottom: number,
): void {
  const more = photos.slice(LEADING_PHOTOS);
  const top = pdf.doc.y;
  const grid = findLargestGrid(more.length, bottom - MARGIN - top);
  if (!grid) return;
  const { columns, rows, width, height } = grid;
  for (const [index, photo] of more.slice(0, columns * rows).entries()) {
    const x = PAGE.left + (index % columns) * (width + GAP);
    const y = top + Math.floor(index / columns) * (height + GAP);
    drawPhoto(pdf, photo, { x, y, width, height }, nameOfPhoto(brochure, LEADING_PHOTOS + index));
  }
  pdf.doc.y = top + rows * (height + GAP) - GAP + MARGIN;
}

const GRID_COLUMNS = [2, 3] as const;

/** The grid of 3:2 photos in full rows that covers most of a height. */
function findLargestGrid(count: number, space: number) {
  return GRID_COLUMNS.map((columns) => {
    const width = (CONTENT_WIDTH - GAP * (columns - 1)) / columns;
    const height = (width * 2) / 3;
    const rows = Math.min(Math.floor(count / columns), Math.floor((space + GAP) / (height + GAP)));
    return { columns, rows, width, height };
  })
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.rows * other.height - one.rows * one.height)[0];
}

function nameOfPhoto({ car }: Brochure, index: number): string {
  const name = [car.title, car.subtitle].filter(Boolean).join(' ');
  return index === 0 ? name : `${name}, photo ${index + 1}`;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawPhoto(pdf: BrochureDocument, photo: Uint8Array, frame: Frame, alt: string): void {
  const { doc } = pdf;
  const { x, y, width, height } = frame;
  addTagged(
    pdf,
    pdf.root,
    'Figure',
    () => {
      doc.save().rect(x, y, width, height).clip();
      doc.image(Buffer.from(photo), x, y, { cover: [width, height], align: 'center', valign: 'center' });
      doc.restore();
    },
    { alt },
  );
  // Cut-outs on white paper need a frame.
  drawArtifact(pdf, () => doc.rect(x, y, width, height).lineWidth(0.75).stroke(pdf.colours.line));
}
