import type { Box, Measurement, Part, Row, Target, TextLine } from '#tests/support/geometry/measurement.ts';

/** A box by its corner and size. */
export function makeBox(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

const EVERYTHING: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** A line of text that nothing clips; each is a paragraph of its own, by `at`. */
export function makeLine(at: number, box: Box, over: Partial<TextLine> = {}): TextLine {
  return {
    name: 'p',
    text: `text ${at}`,
    at,
    block: at,
    layer: '',
    box,
    shown: box,
    clip: EVERYTHING,
    scrolls: false,
    paragraph: box,
    ...over,
  };
}

export function makeTarget(start: number, box: Box, over: Partial<Target> = {}): Target {
  return {
    name: `button ${start}`,
    layer: '',
    start,
    end: start + 1,
    box,
    width: box.right - box.left,
    height: box.bottom - box.top,
    inText: false,
    solid: true,
    ...over,
  };
}

export function makePart(start: number, box: Box, over: Partial<Part> = {}): Part {
  return { name: 'div', start, end: start + 10, box, sticky: false, ...over };
}

export function makeRow(parts: readonly Part[]): Row {
  return { name: 'div.row', start: 0, end: 1000, parts };
}

/** A window of 1000 px with gutters of 100 and nothing in it. */
export function makeMeasurement(over: Partial<Measurement> = {}): Measurement {
  return {
    width: 1000,
    scrollWidth: 1000,
    frame: { left: 100, right: 900 },
    main: { start: 0, end: 1000 },
    lines: [],
    targets: [],
    content: [],
    rows: [],
    ...over,
  };
}
