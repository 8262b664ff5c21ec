import type { Brochure, BrochureCar } from './brochure.ts';
import {
  addTagged,
  addTaggedGroup,
  type BrochureDocument,
  CONTENT_WIDTH,
  drawArtifact,
  drawRule,
  drawText,
  ensureSpace,
  flowText,
  measureHeight,
  PAGE,
  type TextStyle,
} from './pdf-document.ts';

const TEXT = { face: 'text', size: 10, colour: 'ink' } as const satisfies TextStyle;
const SMALL = { face: 'text', size: 9, colour: 'ink' } as const satisfies TextStyle;
/** For labels and small print. */
const LABEL = { face: 'text', size: 8, colour: 'ink-2' } as const satisfies TextStyle;

/** Prints a heading on the same page as the content that follows it. */
function printHeading(pdf: BrochureDocument, text: string, following: number): void {
  const { doc, style, root } = pdf;
  ensureSpace(pdf, style.heading * 2 + following);
  addTagged(pdf, root, 'H2', () => {
    doc.y = drawText(
      pdf,
      text,
      { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH },
      { face: 'heading', size: style.heading, colour: 'ink' },
    );
  });
  doc.y += 7;
}

const FACT_COLUMNS = 4;

/** Prints the facts in rows of four, as on the car's page. */
export function printFacts(pdf: BrochureDocument, { car }: Brochure): void {
  if (car.facts.length === 0) return;
  printHeading(pdf, 'Key facts', 60);
  addTaggedGroup(pdf, pdf.root, 'Table', (table) => {
    for (const row of toRows(car.facts, FACT_COLUMNS)) {
      const draw = pdf.style.facts === 'cells' ? printCells : printFigures;
      draw(pdf, table, row);
    }
  });
  pdf.doc.y += 18;
}

type Row = BrochureCar['facts'];
type Table = Parameters<Parameters<typeof addTaggedGroup>[3]>[0];

/** Each label above its value, in a ruled grid. */
function printCells(pdf: BrochureDocument, table: Table, row: Row): void {
  const value = { face: 'bold', size: 10, colour: 'ink' } as const;
  const width = CONTENT_WIDTH / FACT_COLUMNS;
  const inner = width - 16;
  const height = 26 + Math.max(...row.map(({ text }) => measureHeight(pdf, text, { width: inner }, value)));
  ensureSpace(pdf, height);
  const { doc, colours } = pdf;
  const top = doc.y;
  drawArtifact(pdf, () => {
    doc.lineWidth(0.75).strokeColor(colours.line);
    for (const index of row.keys()) doc.rect(PAGE.left + index * width, top, width, height).stroke();
  });
  for (const [index, { label, text }] of row.entries()) {
    const x = PAGE.left + index * width + 8;
    printPair(pdf, table, {
      name: () => drawText(pdf, label, { x, y: top + 6, width: inner }, LABEL),
      value: () => drawText(pdf, text, { x, y: top + 18, width: inner }, value),
    });
  }
  doc.y = top + height;
}

/** Each value large under a rule, with its label below. */
function printFigures(pdf: BrochureDocument, table: Table, row: Row): void {
  const gap = 12;
  const width = (CONTENT_WIDTH - gap * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
  // A long value (a chassis number) is set small, so it fits its column.
  const styleOf = (text: string): TextStyle => ({
    face: 'heading',
    size: text.length > 14 ? 10 : 14,
    colour: 'ink',
  });
  const value = Math.max(...row.map(({ text }) => measureHeight(pdf, text, { width }, styleOf(text))));
  ensureSpace(pdf, value + 30);
  const { doc } = pdf;
  const top = doc.y;
  for (const [index, { label, text }] of row.entries()) {
    const x = PAGE.left + index * (width + gap);
    drawRule(pdf, { x, y: top, width }, 'ink');
    printPair(pdf, table, {
      name: () => drawText(pdf, label, { x, y: top + 9 + value, width }, LABEL),
      value: () => drawText(pdf, text, { x, y: top + 6, width }, styleOf(text)),
    });
  }
  doc.y = top + value + 30;
}

/** Tagged as a table row: the label, then its value. */
function printPair(
  pdf: BrochureDocument,
  table: Table,
  draw: { name: () => unknown; value: () => unknown },
): void {
  addTaggedGroup(pdf, table, 'TR', (line) => {
    addTagged(pdf, line, 'TH', draw.name, { scope: 'Row' });
    addTagged(pdf, line, 'TD', draw.value);
  });
}

const FEATURE_COLUMNS = 3;
/** A list shorter than this is not broken across pages. */
const MAX_UNBROKEN_HEIGHT = 480;

/** Prints the features in columns. */
export function printFeatures(pdf: BrochureDocument, { car }: Brochure): void {
  if (car.features.length === 0) return;
  const { doc, style } = pdf;
  const gap = 18;
  const width = (CONTENT_WIDTH - gap * (FEATURE_COLUMNS - 1)) / FEATURE_COLUMNS;
  const indent = style.ticks ? 15 : 0;
  const rows = toRows(car.features, FEATURE_COLUMNS).map((row) => ({
    row,
    height: 9 + Math.max(...row.map((text) => measureHeight(pdf, text, { width: width - indent }, SMALL))),
  }));
  const all = rows.reduce((sum, { height }) => sum + height, 0);
  printHeading(pdf, 'Included', all < MAX_UNBROKEN_HEIGHT ? all : 60);
  addTaggedGroup(pdf, pdf.root, 'L', (list) => {
    for (const { row, height } of rows) {
      ensureSpace(pdf, height);
      const top = doc.y;
      for (const [index, text] of row.entries()) {
        const x = PAGE.left + index * (width + gap);
        if (style.ticks) drawTick(pdf, x, top + 3);
        drawRule(pdf, { x, y: top + height - 1, width }, 'line');
        addTaggedGroup(pdf, list, 'LI', (item) => {
          const box = { x: x + indent, y: top + 4, width: width - indent };
          addTagged(pdf, item, 'LBody', () => drawText(pdf, text, box, SMALL));
        });
      }
      doc.y = top + height;
    }
  });
  doc.y += 18;
}

function drawTick(pdf: BrochureDocument, x: number, y: number): void {
  drawArtifact(pdf, () =>
    pdf.doc
      .moveTo(x + 1, y + 6)
      .lineTo(x + 4, y + 9)
      .lineTo(x + 10, y + 2)
      .lineWidth(1.2)
      .stroke(pdf.colours.ink),
  );
}

/** Prints the dealer's own text. */
export function printAbout(pdf: BrochureDocument, { car }: Brochure): void {
  if (car.about.length === 0) return;
  printHeading(pdf, car.aboutTitle, 40);
  for (const paragraph of car.about) {
    addTagged(pdf, pdf.root, 'P', () => flowText(pdf, paragraph, TEXT));
    pdf.doc.y += 6;
  }
  pdf.doc.y += 12;
}

/** Prints the basis and the limits of the weekly cost and the comparison rate. */
export function printFinanceNotes(pdf: BrochureDocument, { car }: Brochure): void {
  if (!car.finance) return;
  printHeading(pdf, 'About the repayments', 40);
  for (const note of car.finance.notes) {
    addTagged(pdf, pdf.root, 'P', () => flowText(pdf, note, LABEL));
    pdf.doc.y += 3;
  }
  pdf.doc.y += 12;
}

function toRows<Entry>(entries: readonly Entry[], columns: number): Entry[][] {
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) => entries.slice(row * columns, (row + 1) * columns));
}
