import { telHref } from '#domain/location/phone.ts';
import type { Brochure } from './brochure.ts';
import {
  addTagged,
  type BrochureDocument,
  CONTENT_WIDTH,
  drawLink,
  drawRule,
  drawText,
  PAGE,
  type TextStyle,
} from './pdf-document.ts';

const LOGO_HEIGHT = 30;
const PRICE_WIDTH = 190;
const PRICE_X = PAGE.right - PRICE_WIDTH;
const TITLE_WIDTH = CONTENT_WIDTH - PRICE_WIDTH - 24;

/** Prints the publisher and its phone number. */
export function printHeader(pdf: BrochureDocument, { publisher, car }: Brochure): void {
  const { doc, root } = pdf;
  const { logo, name } = publisher;
  let x: number = PAGE.left;
  if (logo) {
    const width = Math.min(LOGO_HEIGHT * logo.ratio, 220);
    addTagged(
      pdf,
      root,
      'Figure',
      () => {
        doc.image(Buffer.from(logo.jpeg, 'base64'), x, 24, { fit: [width, LOGO_HEIGHT] });
      },
      { alt: logo.alone ? name : 'Logo' },
    );
    x += width + 10;
  }
  if (!logo?.alone) {
    const box = { x, y: 31, width: PRICE_X - x, lines: 1 };
    addTagged(pdf, root, 'P', () => drawText(pdf, name, box, { face: 'heading', size: 14, colour: 'ink' }));
  }
  const { phone } = car;
  if (phone !== null) {
    const box = { x: PRICE_X, y: 32, width: PRICE_WIDTH, align: 'right' as const };
    const style = { face: 'bold', size: 12, colour: 'ink' } as const;
    addTagged(pdf, root, 'Link', () => drawLink(pdf, `Call ${phone}`, telHref(phone), { ...box, style }));
  }
  drawRule(pdf, { x: PAGE.left, y: 64, width: CONTENT_WIDTH }, 'line');
  doc.y = 78;
}

/** Prints the title and the price: price, price type and weekly cost are one block (T-57). */
export function printTitle(pdf: BrochureDocument, { publisher, car }: Brochure): void {
  const { doc, style } = pdf;
  const top = doc.y;
  const stock = car.stocknum === null ? [] : [`Stock ${car.stocknum}`];
  const title = createColumn(pdf, { x: PAGE.left, y: top, width: TITLE_WIDTH, lines: 3 });
  title.add('H1', car.title, { face: 'heading', size: style.title, colour: 'ink' });
  if (car.subtitle) title.add('P', car.subtitle, { face: 'text', size: 12, colour: 'ink-2' });
  const asAt = [...stock, `As at ${publisher.asAt}`].join(' · ');
  title.add('P', asAt, { face: 'text', size: 9, colour: 'ink-2' });
  const money = createColumn(pdf, { x: PRICE_X, y: top, width: PRICE_WIDTH, align: 'right', lines: 2 });
  // Text in place of a price is set smaller than a price.
  const size = car.price.startsWith('$') ? style.price : style.heading;
  money.add('P', car.price, { face: 'heading', size, colour: 'ink' });
  if (car.priceType) money.add('P', car.priceType, { face: 'text', size: 10, colour: 'ink-2' });
  if (car.finance) {
    money.add('P', car.finance.cost, { face: 'bold', size: 10, colour: 'ink' });
    money.add('P', car.finance.rate, { face: 'bold', size: 10, colour: 'ink' });
  }
  if (car.otherPrice) money.add('P', car.otherPrice, { face: 'bold', size: 10, colour: 'ink' });
  doc.y = Math.max(title.end(), money.end()) + 14;
}

/** Stacks texts vertically. */
function createColumn(pdf: BrochureDocument, { y, ...box }: Parameters<typeof drawText>[2]) {
  let end = y;
  return {
    add: (tag: string, text: string, style: TextStyle) =>
      addTagged(pdf, pdf.root, tag, () => {
        end = drawText(pdf, text, { ...box, y: end }, style);
      }),
    end: () => end,
  };
}
