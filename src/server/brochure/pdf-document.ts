import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { Brochure, Publisher } from './brochure.ts';
import { printable } from './charset.ts';
import { type Face, LOOKS, type Look } from './styles.ts';

/** From the project's root, where commands and functions run (netlify.toml includes them). */
const FONTS = 'src/server/brochure/fonts';
/** A4 in points, and the edges that nothing is set in but the band above and the foot below. */
export const PAGE = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 36, bottom: 778 } as const;
export const WIDTH = PAGE.right - PAGE.left;

/** What is set in a column of its own is cut here, with an ellipsis: the rest of the page is for the others. */
const MOST_HEIGHT = 160;

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Colour = keyof Publisher['colours'];

/** How a text is set. */
export interface Style {
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
export interface Sheet {
  readonly doc: Document;
  readonly look: Look;
  readonly colours: Publisher['colours'];
  /** What all else is part of, for those who have it read to them. */
  readonly root: Element;
}

/** Opens an empty one in the publisher's typefaces; every page begins with the band in its colour. */
export async function openSheet({ publisher, car }: Brochure): Promise<Sheet> {
  const look = LOOKS[publisher.template];
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
      Title: printable([car.title, car.subtitle].filter(Boolean).join(' ')),
      Author: printable(publisher.name),
      CreationDate: new Date(publisher.builtAt),
    },
  });
  for (const [face, name] of Object.entries(look.faces)) {
    doc.registerFont(face, await readFile(`${FONTS}/${name}.ttf`));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet = { doc, look, colours: publisher.colours, root };
  doc.on('pageAdded', () => {
    decorate(sheet, () => doc.rect(0, 0, PAGE.width, 6).fill(publisher.colours.brand));
    doc.y = PAGE.top;
  });
  doc.addPage();
  return sheet;
}

/** Draws what says nothing: rules, grounds, ticks. */
export function decorate({ doc }: Sheet, draw: () => unknown): void {
  doc.markContent('Artifact');
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** A rule across a column. */
export function rule(
  sheet: Sheet,
  box: { readonly x: number; readonly y: number; readonly width: number },
  colour: Colour,
): void {
  const { x, y, width } = box;
  decorate(sheet, () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(sheet.colours[colour]),
  );
}

/** Begins a page where less than `height` points are left of this one. */
export function makeRoom({ doc }: Sheet, height: number): void {
  if (doc.y + height > PAGE.bottom) doc.addPage();
}

/** How many points a text takes in a column. */
export function heightOf(
  sheet: Sheet,
  text: string,
  { width, lines }: Omit<Box, 'x' | 'y'>,
  style: Style,
): number {
  choose(sheet, style);
  const { doc } = sheet;
  const lineGap = gapOf(style);
  const most = lines === undefined ? MOST_HEIGHT : lines * (doc.currentLineHeight(true) + lineGap);
  return Math.min(most, doc.heightOfString(printable(text), { width, lineGap }));
}

/** Sets a text in a column and answers where it ends. It does not leave its page. */
export function set(sheet: Sheet, text: string, box: Box, style: Style): number {
  const { x, y, width, align } = box;
  const height = heightOf(sheet, text, box, style);
  sheet.doc.text(printable(text), x, y, {
    width,
    // A little more, so that the last line that fits is not taken for one that does not.
    height: height + 1,
    ellipsis: true,
    lineGap: gapOf(style),
    ...(align && { align }),
  });
  return y + height;
}

/** Sets a text across the page from where the last one ended, and over as many pages as it takes. */
export function flow(sheet: Sheet, text: string, style: Style): void {
  choose(sheet, style);
  sheet.doc.text(printable(text), PAGE.left, sheet.doc.y, { width: WIDTH, lineGap: gapOf(style) });
}

/** Sets one line that leads to an address, and answers where it ends. */
export function setLink(
  sheet: Sheet,
  text: string,
  href: string,
  box: Box & { readonly style: Style },
): number {
  const { x, y, width, align, style } = box;
  choose(sheet, style);
  const line = printable(text);
  const own = Math.min(width, sheet.doc.widthOfString(line));
  sheet.doc.text(line, align === 'right' ? x + width - own : x, y, { lineBreak: false, link: href });
  return y + sheet.doc.currentLineHeight();
}

/** A part of the document's structure with one text or picture in it. */
export function part(
  { doc }: Sheet,
  parent: Element,
  type: string,
  draw: () => void,
  options: { readonly alt?: string; readonly scope?: 'Row' } = {},
): void {
  parent.add(doc.struct(type, options, draw));
}

/** A part that holds other parts. */
export function group({ doc }: Sheet, parent: Element, type: string, fill: (element: Element) => void): void {
  const element = doc.struct(type);
  parent.add(element);
  fill(element);
  element.end();
}

function choose({ doc, colours }: Sheet, { face, size, colour }: Style): void {
  doc.font(face).fontSize(size).fillColor(colours[colour]);
}

/** Text is set with a line height of about 1.4; large type needs less. */
function gapOf({ size }: Style): number {
  return size > 14 ? 0 : size * 0.22;
}
