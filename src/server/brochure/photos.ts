import type { Brochure } from './brochure.ts';
import { addTagged, type BrochureDocument, CONTENT_WIDTH, drawArtifact, PAGE } from './pdf-document.ts';

const GAP = 6;
/** The large one is 3:2, three small ones of that shape stand beside it. */
const SMALL_WIDTH = (CONTENT_WIDTH - 4 * GAP) / 4;
const HEIGHT = ((CONTENT_WIDTH - GAP - SMALL_WIDTH) * 2) / 3;

/** The photos that came: the first one large, the others in a column beside it. None: no gap is left. */
export function printPhotos(sheet: BrochureDocument, { car }: Brochure, photos: readonly Uint8Array[]): void {
  const [main, ...small] = photos;
  if (!main) return;
  const { doc } = sheet;
  const top = doc.y;
  const mainWidth = small.length === 0 ? CONTENT_WIDTH : CONTENT_WIDTH - GAP - SMALL_WIDTH;
  const name = [car.title, car.subtitle].filter(Boolean).join(' ');
  const framed = (x: number, y: number, width: number, height: number) =>
    drawArtifact(sheet, () => doc.rect(x, y, width, height).lineWidth(0.75).stroke(sheet.colours.line));
  const place = (photo: Uint8Array, x: number, y: number, width: number, height: number, alt: string) => {
    addTagged(
      sheet,
      sheet.root,
      'Figure',
      () => {
        doc.save().rect(x, y, width, height).clip();
        doc.image(Buffer.from(photo), x, y, { cover: [width, height], align: 'center', valign: 'center' });
        doc.restore();
      },
      { alt },
    );
    // Cut-outs lie on white: the frame holds them.
    framed(x, y, width, height);
  };
  place(main, PAGE.left, top, mainWidth, HEIGHT, name);
  const height = (HEIGHT - GAP * (small.length - 1)) / small.length;
  for (const [index, photo] of small.entries()) {
    const y = top + index * (height + GAP);
    place(photo, PAGE.right - SMALL_WIDTH, y, SMALL_WIDTH, height, `${name}, photo ${index + 2}`);
  }
  doc.y = top + HEIGHT + 20;
}
