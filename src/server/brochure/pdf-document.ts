import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { Brochure, Publisher } from './brochure.ts';
import { toPrintable } from './charset.ts';
import { BROCHURE_STYLES, type BrochureStyle, type Face } from './styles.ts';

/** From the project's root, where commands and functions run (netlify.toml includes them). */
const FONTS_DIR = 'src/server/brochure/fonts';
/** A4 in points, and the edges that nothing is set in but the band above and the foot below. */
export const PAGE = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 36, bottom: 778 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

/** What is set in a column of its own is cut here, with an ellipsis: the rest of the page is for the others. */
const MAX_TEXT_HEIGHT = 160;

type PdfKitDocument = PDFKit.PDFDocument;
type StructureElement = PDFKit.PDFStructureElement;
type Colour = keyof Publisher['colours'];

/** How a text is set. */
export interface TextStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly colour: Colour;
}

/** Where a text is set: points from the page's upper left corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** It may take so many lines; what is left is cut, with an ellipsis. */
  readonly lines?: number;
}

/** The document that a brochure is written into, from top to bottom. */
export interface BrochureDocument {
  readonly doc: PdfKitDocument;
  readonly style: BrochureStyle;
  readonly colours: Publisher['colours'];
  /** What all else is part of, for those who have it read to them. */
  readonly root: StructureElement;
}

/** Opens an empty one in the publisher's typefaces; every page begins with the band in its colour. */
export async function createBrochureDocument({ publisher, car }: Brochure): Promise<BrochureDocument> {
  const look = BROCHURE_STYLES[publisher.template];
  const doc = new PDFDocument({
    size: 'A4',
    margins: {
      top: PAGE.top,
      left: PAGE.left,
      right: PAGE.width - PAGE.right,
      bottom: PAGE.height - PAGE.bottom,
    },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // None: a standard font would be named and not embedded.
    font: '',
    info: {
      Title: toPrintable([car.title, car.subtitle].filter(Boolean).join(' ')),
      Author: toPrintable(publisher.name),
      CreationDate: new Date(publisher.builtAt),
    },
  });
  for (const [face, name] of Object.entries(look.faces)) {
    doc.registerFont(face, await readFile(`${FONTS_DIR}/${name}.ttf`));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet = { doc, style: look, colours: publisher.colours, root };
  doc.on('pageAdded', () => {
    drawArtifact(sheet, () => doc.rect(0, 0, PAGE.width, 6).fill(publisher.colours.brand));
    doc.y = PAGE.top;
  });
  doc.addPage();
  return sheet;
}

/** Draws what says nothing: rules, grounds, ticks. */
export function drawArtifact({ doc }: BrochureDocument, draw: () => unknown): void {
  doc.markContent('Artifact');
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** A rule across a column. */
export function drawRule(
  sheet: BrochureDocument,
  box: { readonly x: number; readonly y: number; readonly width: number },
  colour: Colour,
): void {
  const { x, y, width } = box;
  drawArtifact(sheet, () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(sheet.colours[colour]),
  );
}

/** Begins a page where less than `height` points are left of this one. */
export function ensureSpace({ doc }: BrochureDocument, height: number): void {
  if (doc.y + height > PAGE.bottom) doc.addPage();
}

/** How many points a text takes in a column. */
export function measureHeight(
  sheet: BrochureDocument,
  text: string,
  { width, lines }: Omit<Box, 'x' | 'y'>,
  style: TextStyle,
): number {
  applyStyle(sheet, style);
  const { doc } = sheet;
  const lineGap = getLineGap(style);
  const most = lines === undefined ? MAX_TEXT_HEIGHT : lines * (doc.currentLineHeight(true) + lineGap);
  return Math.min(most, doc.heightOfString(toPrintable(text), { width, lineGap }));
}

/** Sets a text in a column and answers where it ends. It does not leave its page. */
export function drawText(sheet: BrochureDocument, text: string, box: Box, style: TextStyle): number {
  const { x, y, width, align } = box;
  const height = measureHeight(sheet, text, box, style);
  sheet.doc.text(toPrintable(text), x, y, {
    width,
    // A little more, so that the last line that fits is not taken for one that does not.
    height: height + 1,
    ellipsis: true,
    lineGap: getLineGap(style),
    ...(align && { align }),
  });
  return y + height;
}

/** Sets a text across the page from where the last one ended, and over as many pages as it takes. */
export function flowText(sheet: BrochureDocument, text: string, style: TextStyle): void {
  applyStyle(sheet, style);
  sheet.doc.text(toPrintable(text), PAGE.left, sheet.doc.y, {
    width: CONTENT_WIDTH,
    lineGap: getLineGap(style),
  });
}

/** Sets one line that leads to an address, and answers where it ends. */
export function drawLink(
  sheet: BrochureDocument,
  text: string,
  href: string,
  box: Box & { readonly style: TextStyle },
): number {
  const { x, y, width, align, style } = box;
  applyStyle(sheet, style);
  const line = toPrintable(text);
  const own = Math.min(width, sheet.doc.widthOfString(line));
  sheet.doc.text(line, align === 'right' ? x + width - own : x, y, { lineBreak: false, link: href });
  return y + sheet.doc.currentLineHeight();
}

/** A part of the document's structure with one text or picture in it. */
export function addTagged(
  { doc }: BrochureDocument,
  parent: StructureElement,
  type: string,
  draw: () => void,
  options: { readonly alt?: string; readonly scope?: 'Row' } = {},
): void {
  parent.add(doc.struct(type, options, draw));
}

/** A part that holds other parts. */
export function addTaggedGroup(
  { doc }: BrochureDocument,
  parent: StructureElement,
  type: string,
  fill: (element: StructureElement) => void,
): void {
  const element = doc.struct(type);
  parent.add(element);
  fill(element);
  element.end();
}

function applyStyle({ doc, colours }: BrochureDocument, { face, size, colour }: TextStyle): void {
  doc.font(face).fontSize(size).fillColor(colours[colour]);
}

/** Text is set with a line height of about 1.4; large type needs less. */
function getLineGap({ size }: TextStyle): number {
  return size > 14 ? 0 : size * 0.22;
}
