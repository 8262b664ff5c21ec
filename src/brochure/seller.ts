import { telHref } from '#domain/location/phone.ts';
import type { Brochure } from './brochure.ts';
import {
  addTagged,
  addTaggedGroup,
  type BrochureDocument,
  CONTENT_WIDTH,
  drawArtifact,
  drawLink,
  drawRule,
  drawText,
  ensureSpace,
  measureHeight,
  PAGE,
  type TextStyle,
} from './pdf-document.ts';

const TEXT = { face: 'text', size: 10, colour: 'ink' } as const satisfies TextStyle;
const BOLD = { face: 'bold', size: 10, colour: 'ink' } as const satisfies TextStyle;
const MUTED = { face: 'text', size: 9, colour: 'ink-2' } as const satisfies TextStyle;
const LINK = { face: 'bold', size: 10, colour: 'brand-text' } as const satisfies TextStyle;

const PADDING = 18;
const COLUMN_WIDTH = (CONTENT_WIDTH - 24) / 2;
const ROW_HEIGHT = 17;

const LEFT = { x: PAGE.left, width: COLUMN_WIDTH, lines: 3 } as const;

/** Starts another page if the seller's band does not fit on this one, and returns the y of the band's upper edge. */
export function reserveSellerBand(pdf: BrochureDocument, { seller, car }: Brochure): number {
  const leftHeight =
    measureHeight(pdf, seller.name, LEFT, headingStyle(pdf)) +
    toLines(seller).reduce((sum, { text, style }) => sum + measureHeight(pdf, text, LEFT, style) + 3, 0) +
    (car.phone === null ? 0 : ROW_HEIGHT) +
    2 * ROW_HEIGHT +
    6;
  const rightHeight = seller.hours.length === 0 ? 0 : ROW_HEIGHT * (seller.hours.length + 1);
  const height = Math.max(leftHeight, rightHeight) + 2 * PADDING;
  ensureSpace(pdf, height);
  return PAGE.bottom - height;
}

/**
 * Prints the seller: address, hours, licences and the car's web page. One unbroken band from `top` to the foot of the
 * last page.
 */
export function printSeller(pdf: BrochureDocument, { seller, car }: Brochure, top: number): void {
  const { doc, root, colours } = pdf;
  drawArtifact(pdf, () => doc.rect(0, top, PAGE.width, PAGE.bottom - top).fill(colours.sunken));
  let y = top + PADDING;
  addTagged(pdf, root, 'H2', () => {
    y = drawText(pdf, seller.name, { ...LEFT, y }, headingStyle(pdf)) + 4;
  });
  for (const { text, style } of toLines(seller)) {
    addTagged(pdf, root, 'P', () => {
      y = drawText(pdf, text, { ...LEFT, y }, style) + 3;
    });
  }
  const { phone, url } = car;
  if (phone !== null) {
    addTagged(pdf, root, 'Link', () => {
      y = drawLink(pdf, phone, telHref(phone), { ...LEFT, y: y + 2, style: BOLD }) + 3;
    });
  }
  addTagged(pdf, root, 'P', () => {
    y = drawText(pdf, 'See it, with every photo:', { ...LEFT, y: y + 4 }, MUTED) + 1;
  });
  addTagged(pdf, root, 'Link', () => {
    drawLink(pdf, url.replace(/^https:\/\//, ''), url, { ...LEFT, width: CONTENT_WIDTH, y, style: LINK });
  });
  printHours(pdf, seller, top + PADDING);
}

function headingStyle({ style }: BrochureDocument): TextStyle {
  return { face: 'heading', size: style.heading, colour: 'ink' };
}

/** The lines below the seller's name. */
function toLines({ address, licences }: Brochure['seller']) {
  return [
    ...(address === null ? [] : [{ text: address, style: TEXT }]),
    ...licences.map((text) => ({ text, style: MUTED })),
  ];
}

function printHours(pdf: BrochureDocument, { hours, hoursTitle }: Brochure['seller'], top: number): void {
  if (hours.length === 0) return;
  const x = PAGE.right - COLUMN_WIDTH;
  addTagged(pdf, pdf.root, 'H3', () => drawText(pdf, hoursTitle, { x, y: top, width: COLUMN_WIDTH }, BOLD));
  addTaggedGroup(pdf, pdf.root, 'Table', (table) => {
    for (const [index, { label, text }] of hours.entries()) {
      const y = top + (index + 1) * ROW_HEIGHT;
      drawRule(pdf, { x, y, width: COLUMN_WIDTH }, 'line');
      addTaggedGroup(pdf, table, 'TR', (row) => {
        const day = { x, y: y + 3, width: COLUMN_WIDTH * 0.35, lines: 1 };
        const time = {
          x: x + COLUMN_WIDTH * 0.35,
          y: y + 3,
          width: COLUMN_WIDTH * 0.65,
          align: 'right' as const,
          lines: 1,
        };
        addTagged(pdf, row, 'TH', () => drawText(pdf, label, day, TEXT), { scope: 'Row' });
        addTagged(pdf, row, 'TD', () => drawText(pdf, text, time, TEXT));
      });
    }
  });
}
