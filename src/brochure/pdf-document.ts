import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { TEMPLATES } from '#templates/registry.ts';
import type { BrochureStyle, Face } from '#templates/template.ts';
import type { Brochure, Publisher } from './brochure.ts';
import { toPrintable } from './charset.ts';

/** netlify.toml includes the files with the functions. */
const FONTS_DIR = join(PACKAGE_ROOT, 'src/brochure/fonts');
/** A4 in points, and its margins, which hold only the band at the top and the footer. */
export const PAGE = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 36, bottom: 778 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

/** Text in a column is truncated at this height with an ellipsis, to leave room for the rest of the page. */
const MAX_TEXT_HEIGHT = 160;

type PdfKitDocument = PDFKit.PDFDocument;
type StructureElement = PDFKit.PDFStructureElement;
type Colour = keyof Publisher['colours'];

/** The typography of a text. */
export interface TextStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly colour: Colour;
}

/** The position of a text, in points from the page's upper left corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** The maximum number of lines; the rest is cut with an ellipsis. */
  readonly lines?: number;
}

/** The document of a brochure, written from top to bottom. */
export interface BrochureDocument {
  readonly doc: PdfKitDocument;
  readonly style: BrochureStyle;
  readonly colours: Publisher['colours'];
  /** The root of the structure tree, for screen readers. */
  readonly root: StructureElement;
}

/** Creates an empty document in the publisher's typefaces; every page starts with the band in its colour. */
export async function createBrochureDocument({ publisher, car }: Brochure): Promise<BrochureDocument> {
  const style = TEMPLATES[publisher.template].brochure;
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
    lang: publisher.language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // No default: a standard font would be referenced without being embedded.
    font: '',
    info: {
      Title: toPrintable([car.title, car.subtitle].filter(Boolean).join(' ')),
      Author: toPrintable(publisher.name),
      CreationDate: new Date(publisher.builtAt),
    },
  });
  for (const [face, { file }] of Object.entries(style.faces)) {
    doc.registerFont(face, await readFile(`${FONTS_DIR}/${file}.ttf`));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pdf = { doc, style, colours: publisher.colours, root };
  doc.on('pageAdded', () => {
    drawArtifact(pdf, () => doc.rect(0, 0, PAGE.width, 6).fill(publisher.colours.brand));
    doc.y = PAGE.top;
  });
  doc.addPage();
  return pdf;
}

/** Draws decoration without meaning: rules, backgrounds, ticks. */
export function drawArtifact({ doc }: BrochureDocument, draw: () => unknown): void {
  doc.markContent('Artifact');
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Draws a rule across a column. */
export function drawRule(
  pdf: BrochureDocument,
  box: { readonly x: number; readonly y: number; readonly width: number },
  colour: Colour,
): void {
  const { x, y, width } = box;
  drawArtifact(pdf, () =>
    pdf.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(pdf.colours[colour]),
  );
}

/** Starts a new page if less than `height` points are left on this one. */
export function ensureSpace({ doc }: BrochureDocument, height: number): void {
  if (doc.y + height > PAGE.bottom) doc.addPage();
}

/** The height of a text in a column, in points. */
export function measureHeight(
  pdf: BrochureDocument,
  text: string,
  { width, lines }: Omit<Box, 'x' | 'y'>,
  style: TextStyle,
): number {
  applyStyle(pdf, style);
  const { doc } = pdf;
  const lineGap = getLineGap(style);
  const maxHeight = lines === undefined ? MAX_TEXT_HEIGHT : lines * (doc.currentLineHeight(true) + lineGap);
  return Math.min(maxHeight, doc.heightOfString(toWrappable(text), { width, lineGap }));
}

/** Draws text in a column and returns the y where it ends. It stays on its page. */
export function drawText(pdf: BrochureDocument, text: string, box: Box, style: TextStyle): number {
  const { x, y, width, align } = box;
  const height = measureHeight(pdf, text, box, style);
  pdf.doc.text(toWrappable(text), x, y, {
    width,
    // One point more, or rounding would drop the last line that fits.
    height: height + 1,
    ellipsis: true,
    lineGap: getLineGap(style),
    ...(align && { align }),
  });
  return y + height;
}

/** Flows text over the page's full width from where the last text ended, across as many pages as it needs. */
export function flowText(pdf: BrochureDocument, text: string, style: TextStyle): void {
  applyStyle(pdf, style);
  pdf.doc.text(toWrappable(text), PAGE.left, pdf.doc.y, {
    width: CONTENT_WIDTH,
    lineGap: getLineGap(style),
  });
}

/** Words that no language has. Finding where to break a word of 20,000 letters would take ten seconds. */
const LONG_WORD_PART = /\S{60}(?=\S)/g;

function toWrappable(text: string): string {
  return toPrintable(text).replace(LONG_WORD_PART, '$& ');
}

/** Draws a one-line link and returns the y where it ends. */
export function drawLink(
  pdf: BrochureDocument,
  text: string,
  href: string,
  box: Box & { readonly style: TextStyle },
): number {
  const { x, y, width, align, style } = box;
  applyStyle(pdf, style);
  const line = toPrintable(text);
  const lineWidth = Math.min(width, pdf.doc.widthOfString(line));
  pdf.doc.text(line, align === 'right' ? x + width - lineWidth : x, y, { lineBreak: false, link: href });
  return y + pdf.doc.currentLineHeight();
}

/** Adds a structure element that holds one text or picture. */
export function addTagged(
  { doc }: BrochureDocument,
  parent: StructureElement,
  type: string,
  draw: () => void,
  options: { readonly alt?: string; readonly scope?: 'Row' } = {},
): void {
  parent.add(doc.struct(type, options, draw));
}

/** Adds a structure element that holds others. */
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

/** Text has a line height of about 1.4; large type needs less. */
function getLineGap({ size }: TextStyle): number {
  return size > 14 ? 0 : size * 0.22;
}
