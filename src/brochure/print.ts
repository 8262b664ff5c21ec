import { buffer } from 'node:stream/consumers';
import { truncate } from '#domain/truncate.ts';
import type { Brochure } from './brochure.ts';
import { toPrintable } from './charset.ts';
import { printHeader, printTitle } from './header.ts';
import { type BrochureDocument, createBrochureDocument, PAGE } from './pdf-document.ts';
import { printMorePhotos, printPhotos } from './photos.ts';
import { printSeller, reserveSellerBand } from './seller.ts';
import { printAbout, printFacts, printFeatures, printFinanceNotes } from './specs.ts';

/** Longer descriptions and lists of features end in an ellipsis: the car's page has all of them. */
const MAX_TEXT_CHARS = 4000;

/**
 * Prints a brochure as a tagged A4 PDF with embedded typefaces. `photos`: JPEGs, the main one first; invalid ones are
 * left out. The same brochure and photos give the same bytes.
 */
export async function printBrochure(
  given: Brochure,
  photos: readonly Uint8Array[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { car } = given;
  const brochure = { ...given, car: { ...car, about: limit(car.about), features: limit(car.features) } };
  const pdf = await createBrochureDocument(brochure);
  printHeader(pdf, brochure);
  printTitle(pdf, brochure);
  const readable = photos.filter((photo) => isReadableJpeg(photo, pdf));
  printPhotos(pdf, brochure, readable);
  printFacts(pdf, brochure);
  printAbout(pdf, brochure);
  printFeatures(pdf, brochure);
  printFinanceNotes(pdf, brochure);
  const sellerTop = reserveSellerBand(pdf, brochure);
  printMorePhotos(pdf, brochure, readable, sellerTop);
  printSeller(pdf, brochure, sellerTop);
  printFooters(pdf, brochure);
  pdf.root.end();
  pdf.doc.end();
  return new Uint8Array(await buffer(pdf.doc));
}

function limit(texts: readonly string[]): string[] {
  let left = MAX_TEXT_CHARS;
  return texts.flatMap((text) => {
    const room = left;
    left -= text.length + 1;
    return room > 0 ? [truncate(text, room)] : [];
  });
}

/** Every page names the dealer, the car and the date, because loose pages get separated. */
function printFooters({ doc, colours }: BrochureDocument, { publisher, seller, car }: Brochure): void {
  const { start, count } = doc.bufferedPageRange();
  const whose = [publisher.name, ...seller.licences.slice(0, 1), ...(car.phone === null ? [] : [car.phone])];
  const what = [
    car.title,
    ...(car.stocknum === null ? [] : [`Stock ${car.stocknum}`]),
    `As at ${publisher.asAt}`,
  ];
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // The footer is inside the margin.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('text').fontSize(8).fillColor(colours['ink-2']);
    const number = `Page ${index + 1} of ${count}`;
    const lines = [whose, what].map((parts) => toPrintable(parts.join(' · ')));
    for (const [line, text] of lines.entries())
      doc.text(text, PAGE.left, 798 + line * 12, { width: 430, height: 10, ellipsis: true });
    doc.text(number, PAGE.right - doc.widthOfString(number), 810, { lineBreak: false });
    doc.endMarkedContent();
  }
}

/** PDFs embed JPEGs unchanged: whether one is truncated or has a damaged header shows only on trying. */
function isReadableJpeg(photo: Uint8Array, { doc }: BrochureDocument): boolean {
  try {
    const { width, height } = doc.openImage(Buffer.from(photo));
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}
