import { telHref } from '#domain/location/phone.ts';
import type { Brochure } from './brochure.ts';
import {
  decorate,
  group,
  heightOf,
  makeRoom,
  PAGE,
  part,
  rule,
  type Sheet,
  type Style,
  set,
  setLink,
  WIDTH,
} from './pdf-document.ts';

const TEXT = { face: 'text', size: 10, colour: 'ink' } as const satisfies Style;
const BOLD = { face: 'bold', size: 10, colour: 'ink' } as const satisfies Style;
const MUTED = { face: 'text', size: 9, colour: 'ink-2' } as const satisfies Style;
const LINK = { face: 'bold', size: 10, colour: 'brand-text' } as const satisfies Style;

const PADDING = 18;
const COLUMN = (WIDTH - 24) / 2;
const ROW = 17;

/** Who sells it: where, when, under which licence, and where it is on the web. One band at the foot of the last page, never torn. */
export function printSeller(sheet: Sheet, { seller, car }: Brochure): void {
  const { doc, root, look, colours } = sheet;
  const heading = { face: 'heading', size: look.heading, colour: 'ink' } as const;
  const lines = [
    ...(seller.address === null ? [] : [{ text: seller.address, style: TEXT }]),
    ...seller.licences.map((text) => ({ text, style: MUTED })),
  ];
  const left = { x: PAGE.left, width: COLUMN, lines: 3 };
  const leftHeight =
    heightOf(sheet, seller.name, left, heading) +
    lines.reduce((sum, { text, style }) => sum + heightOf(sheet, text, left, style) + 3, 0) +
    (car.phone === null ? 0 : ROW) +
    2 * ROW +
    6;
  const rightHeight = seller.hours.length === 0 ? 0 : ROW * (seller.hours.length + 1);
  const height = Math.max(leftHeight, rightHeight) + 2 * PADDING;
  makeRoom(sheet, height);
  const top = PAGE.bottom - height;
  decorate(sheet, () => doc.rect(0, top, PAGE.width, height).fill(colours.sunken));
  let y = top + PADDING;
  part(sheet, root, 'H2', () => {
    y = set(sheet, seller.name, { ...left, y }, heading) + 4;
  });
  for (const { text, style } of lines) {
    part(sheet, root, 'P', () => {
      y = set(sheet, text, { ...left, y }, style) + 3;
    });
  }
  const { phone, url } = car;
  if (phone !== null) {
    part(sheet, root, 'Link', () => {
      y = setLink(sheet, phone, telHref(phone), { ...left, y: y + 2, style: BOLD }) + 3;
    });
  }
  part(sheet, root, 'P', () => {
    y = set(sheet, 'See it, with every photo:', { ...left, y: y + 4 }, MUTED) + 1;
  });
  part(sheet, root, 'Link', () => {
    setLink(sheet, url.replace(/^https:\/\//, ''), url, { ...left, width: WIDTH, y, style: LINK });
  });
  printHours(sheet, seller, top + PADDING);
}

function printHours(sheet: Sheet, { hours, hoursTitle }: Brochure['seller'], top: number): void {
  if (hours.length === 0) return;
  const x = PAGE.right - COLUMN;
  part(sheet, sheet.root, 'H3', () => set(sheet, hoursTitle, { x, y: top, width: COLUMN }, BOLD));
  group(sheet, sheet.root, 'Table', (table) => {
    for (const [index, { label, text }] of hours.entries()) {
      const y = top + (index + 1) * ROW;
      rule(sheet, { x, y, width: COLUMN }, 'line');
      group(sheet, table, 'TR', (row) => {
        const day = { x, y: y + 3, width: COLUMN * 0.35, lines: 1 };
        const time = {
          x: x + COLUMN * 0.35,
          y: y + 3,
          width: COLUMN * 0.65,
          align: 'right' as const,
          lines: 1,
        };
        part(sheet, row, 'TH', () => set(sheet, label, day, TEXT), { scope: 'Row' });
        part(sheet, row, 'TD', () => set(sheet, text, time, TEXT));
      });
    }
  });
}
