import type { Brochure } from './brochure.ts';
import { addTagged, type BrochureDocument, CONTENT_WIDTH, drawArtifact, PAGE } from './pdf-document.ts';

const GAP = 6;
/** The large photo is 3:2, with three small ones of the same shape beside it. */
const SMALL_WIDTH = (CONTENT_WIDTH - 4 * GAP) / 4;
const HEIGHT = ((CONTENT_WIDTH - GAP - SMALL_WIDTH) * 2) / 3;

/** Prints the available photos: the first one large, the others in a column beside it. Without photos there is no gap. */
export function printPhotos(pdf: BrochureDocument, { car }: Brochure, photos: readonly Uint8Array[]): void {
  const [main, ...small] = photos;
  if (!main) return;
  const { doc } = pdf;
  const top = doc.y;
  const mainWidth = small.length === 0 ? CONTENT_WIDTH : CONTENT_WIDTH - GAP - SMALL_WIDTH;
  const name = [car.title, car.subtitle].filter(Boolean).join(' ');
  const framed = (x: number, y: number, width: number, height: number) =>
    drawArtifact(pdf, () => doc.rect(x, y, width, height).lineWidth(0.75).stroke(pdf.colours.line));
  const drawPhoto = (photo: Uint8Array, x: number, y: number, width: number, height: number, alt: string) => {
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
    framed(x, y, width, height);
  };
  drawPhoto(main, PAGE.left, top, mainWidth, HEIGHT, name);
  const height = (HEIGHT - GAP * (small.length - 1)) / small.length;
  for (const [index, photo] of small.entries()) {
    const y = top + index * (height + GAP);
    drawPhoto(photo, PAGE.right - SMALL_WIDTH, y, SMALL_WIDTH, height, `${name}, photo ${index + 2}`);
  }
  doc.y = top + HEIGHT + 20;
}
