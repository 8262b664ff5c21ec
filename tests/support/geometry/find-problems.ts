import { findEmptyColumns, findEmptySides, kindOf } from './empty-space.ts';
import type { Box, Measurement, Span, Target, TextLine } from './measurement.ts';

export type LayoutRule = 'sideways' | 'cut' | 'overlap' | 'crammed' | 'empty' | 'uneven' | 'small';

export interface LayoutProblem {
  readonly rule: LayoutRule;
  readonly what: string;
}

/** The least width and height of what a finger presses. */
const MIN_TARGET = 44;
/** The least space between the header and the page's first words. */
const MIN_START = 8;
/** Less than this is how fonts and fractions of pixels differ. */
const TOLERANCE = 1.5;

/** What a visitor would call broken at this width, each once. */
export function findLayoutProblems(page: Measurement): LayoutProblem[] {
  const found: readonly (readonly [LayoutRule, readonly string[]])[] = [
    ['sideways', findSidewaysScroll(page)],
    ['cut', findCutText(page)],
    ['overlap', findOverlaps(page)],
    ['crammed', findCrammedStart(page)],
    ['empty', [...findEmptyColumns(page), ...findEmptySides(page)]],
    ['uneven', findUnevenCards(page)],
    ['small', findSmallTargets(page)],
  ];
  return found.flatMap(([rule, all]) => [...new Set(all)].map((what) => ({ rule, what })));
}

function findSidewaysScroll({ width, scrollWidth }: Measurement): string[] {
  return scrollWidth > width ? [`the page is ${scrollWidth} px wide in a window of ${width}`] : [];
}

/** Text that an edge cuts: of an element that clips, of the box drawn around it, or of the screen. */
function findCutText({ lines, width }: Measurement): string[] {
  return lines.flatMap((line) => {
    const { box, clip, frame, scrolls } = line;
    // A line's box has room above and below its letters.
    const slack = (box.bottom - box.top) * 0.2;
    const isCutOff =
      box.left < clip.left - TOLERANCE ||
      box.right > clip.right + TOLERANCE ||
      box.top < clip.top - slack ||
      box.bottom > clip.bottom + slack;
    if (isCutOff) return [`${quote(line)} is cut off`];
    if (!scrolls && (box.left < -TOLERANCE || box.right > width + TOLERANCE)) {
      return [`${quote(line)} leaves the screen`];
    }
    const sticksOut = frame && (box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE);
    return sticksOut && !isScrolledOut(line) ? [`${quote(line)} sticks out of its box`] : [];
  });
}

function isScrolledOut({ scrolls, box, shown }: TextLine): boolean {
  return scrolls && (shown.left > box.left + TOLERANCE || shown.right < box.right - TOLERANCE);
}

/** Text on other text, text under a control, and controls on each other. */
function findOverlaps({ lines, targets }: Measurement): string[] {
  const texts = lines.map((line) => ({ line, box: shrinkToLetters(line.shown) }));
  const solid = targets.filter((target) => target.solid);
  const found: string[] = [];
  forEachNear(texts, texts, (a, b) => {
    if (a.line.block >= b.line.block || a.line.layer !== b.line.layer) return;
    found.push(`${quote(a.line)} and ${quote(b.line)} overlap`);
  });
  forEachNear(texts, solid, ({ line }, target) => {
    if (line.layer !== target.layer || isWithin(line.at, target)) return;
    found.push(`${quote(line)} is under ${target.name}`);
  });
  forEachNear(solid, solid, (a, b) => {
    if (a.start >= b.start || a.layer !== b.layer || isWithin(b.start, a) || isInField(b, a)) return;
    found.push(`${a.name} and ${b.name} overlap`);
  });
  return found;
}

/** A heading right below the header, or under it. */
function findCrammedStart({ header, main, lines }: Measurement): string[] {
  const [first] = lines.filter(({ at }) => main.start <= at && at < main.end);
  if (!header || !first) return [];
  const space = Math.round(shrinkToLetters(first.box).top - header.bottom);
  return space < MIN_START ? [`${quote(first)} starts ${space} px below the header`] : [];
}

function shrinkToLetters(box: Box): Box {
  const slack = (box.bottom - box.top) * 0.2;
  return { ...box, top: box.top + slack, bottom: box.bottom - slack };
}

/** Calls back for all pairs whose boxes overlap by more than a hair. */
function forEachNear<A extends { readonly box: Box }, B extends { readonly box: Box }>(
  many: readonly A[],
  others: readonly B[],
  call: (a: A, b: B) => void,
): void {
  const sorted = [...others].sort((a, b) => a.box.top - b.box.top);
  for (const a of many) {
    for (const b of sorted) {
      if (b.box.top >= a.box.bottom) break;
      if (overlap(a.box, b.box)) call(a, b);
    }
  }
}

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > TOLERANCE && down > TOLERANCE;
}

/** Whether it is a field's own button, at its end, such as the one that clears it. */
function isInField({ box }: Target, field: Target): boolean {
  const isBeside = Math.abs(box.right - field.box.right) <= 16 && Math.abs(box.top - field.box.top) <= 4;
  return field.name.includes('input') && isBeside;
}

function isWithin(number: number, { start, end }: Span): boolean {
  return start <= number && number < end;
}

/** Cards of one kind beside each other that differ in height, or whose pictures do. */
function findUnevenCards({ rows }: Measurement): string[] {
  return rows.flatMap(({ name, parts }) => {
    const bands = Map.groupBy(parts, (part) => `${kindOf(part)} at ${Math.round(part.box.top / 2)}`);
    return [...bands.values()].flatMap((band) => {
      const cards = band.flatMap(({ card }) => (card ? [heightOf(card)] : []));
      const [first] = band;
      const asWide = band.filter(({ box }) => first && Math.abs(widthOf(box) - widthOf(first.box)) < 2);
      const pictures = asWide.flatMap(({ picture }) => (picture ? [heightOf(picture)] : []));
      return [
        ...(differ(cards) ? [`cards in ${name} are ${listHeights(cards)} px high`] : []),
        ...(differ(pictures) ? [`pictures in ${name} are ${listHeights(pictures)} px high`] : []),
      ];
    });
  });
}

function heightOf({ top, bottom }: Box): number {
  return Math.round(bottom - top);
}

function widthOf({ left, right }: Box): number {
  return right - left;
}

function differ(heights: readonly number[]): boolean {
  return Math.max(...heights) - Math.min(...heights) > TOLERANCE;
}

function listHeights(heights: readonly number[]): string {
  return [...new Set(heights)].sort((a, b) => a - b).join(' and ');
}

function findSmallTargets({ targets }: Measurement): string[] {
  const isSmall = ({ width, height }: Target) => width < MIN_TARGET - 0.5 || height < MIN_TARGET - 0.5;
  return targets
    .filter((target) => !target.inText && isSmall(target))
    .map(({ name, width, height }) => `${name} is ${Math.round(width)} by ${Math.round(height)} px`);
}

function quote({ name, text }: TextLine): string {
  return `${name} "${text}"`;
}
