/** A rectangle in CSS px from the top left corner of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element's place in the document: it and all inside of it have the numbers from `start` to below `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One line of a text. */
export interface TextLine {
  readonly name: string;
  readonly text: string;
  /** The number of the element that the text is in. */
  readonly at: number;
  /** The number of the paragraph, cell or similar around it: lines of one block may touch. */
  readonly block: number;
  readonly layer: string;
  readonly box: Box;
  /** The part that is not clipped by an element around it; scrolling may show more. */
  readonly shown: Box;
  /** What no scrolling shows more of: the box of the elements that clip it. Sides without one are infinite. */
  readonly clip: Box;
  /** The nearest drawn box around it, such as a button's; undefined if there is none. */
  readonly frame?: Box | undefined;
  /** Whether it is in something that scrolls sideways, where it may start outside of the screen. */
  readonly scrolls: boolean;
  /** The sides of the paragraph that it is in. */
  readonly paragraph: { readonly left: number; readonly right: number };
}

/** Something that may be pressed. */
export interface Target extends Span {
  readonly name: string;
  readonly layer: string;
  /** What is drawn of it. */
  readonly box: Box;
  /** The size of what reacts to a press: more than is drawn where a label or an invisible box adds to it. */
  readonly width: number;
  readonly height: number;
  /** Whether it is a link among the words of a sentence. */
  readonly inText: boolean;
  /** Whether it has a box of its own: a button, a field, a link with a ground or an edge. */
  readonly solid: boolean;
}

/** What fills space: a line of text, a picture, a control. */
export interface Content {
  readonly at: number;
  readonly box: Box;
}

export interface Part extends Span {
  readonly name: string;
  readonly box: Box;
  /** The part of it that is drawn as a card: itself or a box inside that is as wide. */
  readonly card?: Box | undefined;
  readonly picture?: Box | undefined;
  /** Whether it moves along with the window, so that the space below it is never seen at once. */
  readonly sticky: boolean;
}

/** An element that places its children beside each other. */
export interface Row extends Span {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** What is measured of a page at one width of the window. */
export interface Measurement {
  readonly width: number;
  /** Larger than `width` if the page scrolls sideways. */
  readonly scrollWidth: number;
  /** Between the page's gutters. */
  readonly frame: { readonly left: number; readonly right: number };
  readonly header?: Box | undefined;
  readonly main: Span;
  readonly lines: readonly TextLine[];
  readonly targets: readonly Target[];
  readonly content: readonly Content[];
  readonly rows: readonly Row[];
}
