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
/** Names of facts, and small print. */
const LABEL = { face: 'text', size: 8, colour: 'ink-2' } as const satisfies TextStyle;

/** A heading, on the page of what follows it. */
function printHeading(sheet: BrochureDocument, text: string, following: number): void {
  const { doc, style, root } = sheet;
  ensureSpace(sheet, style.heading * 2 + following);
  addTagged(sheet, root, 'H2', () => {
    doc.y = drawText(
      sheet,
      text,
      { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH },
      { face: 'heading', size: style.heading, colour: 'ink' },
    );
  });
  doc.y += 7;
}

const FACT_COLUMNS = 4;

/** The facts in rows of four, as the page of the car has them. */
export function printFacts(sheet: BrochureDocument, { car }: Brochure): void {
  if (car.facts.length === 0) return;
  printHeading(sheet, 'Key facts', 60);
  addTaggedGroup(sheet, sheet.root, 'Table', (table) => {
    for (const row of toRows(car.facts, FACT_COLUMNS)) {
      const draw = sheet.style.facts === 'cells' ? printCells : printFigures;
      draw(sheet, table, row);
    }
  });
  sheet.doc.y += 18;
}

type Row = BrochureCar['facts'];
type Table = Parameters<Parameters<typeof addTaggedGroup>[3]>[0];

/** The name above what it says, in a grid of lines. */
function printCells(sheet: BrochureDocument, table: Table, row: Row): void {
  const value = { face: 'bold', size: 10, colour: 'ink' } as const;
  const width = CONTENT_WIDTH / FACT_COLUMNS;
  const inner = width - 16;
  const height = 26 + Math.max(...row.map(({ text }) => measureHeight(sheet, text, { width: inner }, value)));
  ensureSpace(sheet, height);
  const { doc, colours } = sheet;
  const top = doc.y;
  drawArtifact(sheet, () => {
    doc.lineWidth(0.75).strokeColor(colours.line);
    for (const index of row.keys()) doc.rect(PAGE.left + index * width, top, width, height).stroke();
  });
  for (const [index, { label, text }] of row.entries()) {
    const x = PAGE.left + index * width + 8;
    printPair(sheet, table, {
      name: () => drawText(sheet, label, { x, y: top + 6, width: inner }, LABEL),
      value: () => drawText(sheet, text, { x, y: top + 18, width: inner }, value),
    });
  }
  doc.y = top + height;
}

/** What it says, large under a rule, and its name below. */
function printFigures(sheet: BrochureDocument, table: Table, row: Row): void {
  const gap = 12;
  const width = (CONTENT_WIDTH - gap * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
  // A long one (a chassis number) is set small, whole in its column.
  const styleOf = (text: string): TextStyle => ({
    face: 'heading',
    size: text.length > 14 ? 10 : 14,
    colour: 'ink',
  });
  const value = Math.max(...row.map(({ text }) => measureHeight(sheet, text, { width }, styleOf(text))));
  ensureSpace(sheet, value + 30);
  const { doc } = sheet;
  const top = doc.y;
  for (const [index, { label, text }] of row.entries()) {
    const x = PAGE.left + index * (width + gap);
    drawRule(sheet, { x, y: top, width }, 'ink');
    printPair(sheet, table, {
      name: () => drawText(sheet, label, { x, y: top + 9 + value, width }, LABEL),
      value: () => drawText(sheet, text, { x, y: top + 6, width }, styleOf(text)),
    });
  }
  doc.y = top + value + 30;
}

/** Read out as a line of a table: the name, then what it says. */
function printPair(
  sheet: BrochureDocument,
  table: Table,
  draw: { name: () => unknown; value: () => unknown },
): void {
  addTaggedGroup(sheet, table, 'TR', (line) => {
    addTagged(sheet, line, 'TH', draw.name, { scope: 'Row' });
    addTagged(sheet, line, 'TD', draw.value);
  });
}

const FEATURE_COLUMNS = 3;
/** A list that is shorter than this is not torn. */
const MAX_UNBROKEN_HEIGHT = 480;

/** What it has, in columns. */
export function printFeatures(sheet: BrochureDocument, { car }: Brochure): void {
  if (car.features.length === 0) return;
  const { doc, style } = sheet;
  const gap = 18;
  const width = (CONTENT_WIDTH - gap * (FEATURE_COLUMNS - 1)) / FEATURE_COLUMNS;
  const indent = style.ticks ? 15 : 0;
  const rows = toRows(car.features, FEATURE_COLUMNS).map((row) => ({
    row,
    height: 9 + Math.max(...row.map((text) => measureHeight(sheet, text, { width: width - indent }, SMALL))),
  }));
  const all = rows.reduce((sum, { height }) => sum + height, 0);
  printHeading(sheet, 'Included', all < MAX_UNBROKEN_HEIGHT ? all : 60);
  addTaggedGroup(sheet, sheet.root, 'L', (list) => {
    for (const { row, height } of rows) {
      ensureSpace(sheet, height);
      const top = doc.y;
      for (const [index, text] of row.entries()) {
        const x = PAGE.left + index * (width + gap);
        if (style.ticks) drawTick(sheet, x, top + 3);
        drawRule(sheet, { x, y: top + height - 1, width }, 'line');
        addTaggedGroup(sheet, list, 'LI', (item) => {
          const box = { x: x + indent, y: top + 4, width: width - indent };
          addTagged(sheet, item, 'LBody', () => drawText(sheet, text, box, SMALL));
        });
      }
      doc.y = top + height;
    }
  });
  doc.y += 18;
}

function drawTick(sheet: BrochureDocument, x: number, y: number): void {
  drawArtifact(sheet, () =>
    sheet.doc
      .moveTo(x + 1, y + 6)
      .lineTo(x + 4, y + 9)
      .lineTo(x + 10, y + 2)
      .lineWidth(1.2)
      .stroke(sheet.colours.ink),
  );
}

/** The dealer's own text. */
export function printAbout(sheet: BrochureDocument, { car }: Brochure): void {
  if (car.about.length === 0) return;
  printHeading(sheet, car.aboutTitle, 40);
  for (const paragraph of car.about) {
    addTagged(sheet, sheet.root, 'P', () => flowText(sheet, paragraph, TEXT));
    sheet.doc.y += 6;
  }
  sheet.doc.y += 12;
}

/** What the weekly cost and the comparison rate are based on, and what they are not. */
export function printFinanceNotes(sheet: BrochureDocument, { car }: Brochure): void {
  if (!car.finance) return;
  printHeading(sheet, 'About the repayments', 40);
  for (const note of car.finance.notes) {
    addTagged(sheet, sheet.root, 'P', () => flowText(sheet, note, LABEL));
    sheet.doc.y += 3;
  }
  sheet.doc.y += 12;
}

function toRows<Entry>(entries: readonly Entry[], columns: number): Entry[][] {
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) => entries.slice(row * columns, (row + 1) * columns));
}
