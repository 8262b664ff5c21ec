import type { Page } from 'playwright/test';
import type { Box, Content, Measurement, Part, Row, Target, TextLine } from './measurement.ts';

/**
 * Measures the page as it is. The functions below run in the page and are sent there by their source. The result comes back as JSON,
 * which takes Playwright half the time that objects take.
 */
export async function measurePage(page: Page): Promise<Measurement> {
  const functions = PAGE_FUNCTIONS.map(String).join('\n');
  return JSON.parse(
    await page.evaluate(`(() => {\n${functions}\nreturn JSON.stringify(measure(), replaceInfinity);\n})()`),
  );
}

/** JSON has no infinity. */
function replaceInfinity(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.max(-1e9, Math.min(1e9, value)) : value;
}

const PAGE_FUNCTIONS = [
  replaceInfinity,
  measure,
  visit,
  isShown,
  getContext,
  getClips,
  isDrawn,
  nameOf,
  toBox,
  intersect,
  measureLines,
  findBlock,
  findParagraph,
  measureTarget,
  findPressSize,
  isInText,
  isContent,
  isRuledLine,
  measureFilled,
  findOwnText,
  measureRow,
  measurePart,
  findFrame,
];

interface Context {
  readonly layer: string;
  readonly shown: Box;
  readonly clip: Box;
  readonly frame: Box | undefined;
  readonly scrolls: boolean;
}

interface Visit {
  readonly numbers: Map<Element, number>;
  readonly contexts: Map<Element, Context>;
  readonly spans: Map<Element, { start: number; end: number }>;
  readonly shownElements: Element[];
}

function measure(): Measurement {
  scrollTo(0, 0);
  const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const root = { layer: '', shown: everything, clip: everything, frame: undefined, scrolls: false };
  const visited: Visit = { numbers: new Map(), contexts: new Map(), spans: new Map(), shownElements: [] };
  visit(document.body, root, visited);
  const { shownElements } = visited;
  const lines = shownElements.flatMap((element) => measureLines(element, visited));
  const main = document.querySelector('main');
  const header = document.querySelector('body > header, .head');
  return {
    width: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
    frame: findFrame(),
    header: header ? toBox(header.getBoundingClientRect()) : undefined,
    main: (main && visited.spans.get(main)) ?? { start: 0, end: 0 },
    lines,
    targets: shownElements.flatMap((element) => measureTarget(element, visited)),
    content: [
      // The ragged edge of a text is no empty space: it is as wide as its paragraph.
      ...lines.map(({ at, shown, paragraph }) => ({ at, box: { ...shown, ...paragraph } })),
      ...shownElements.filter(isContent).flatMap((element) => measureFilled(element, visited)),
    ],
    rows: shownElements.flatMap((element) => measureRow(element, visited)),
  };
}

/** Numbers the elements in the order of the document, and says what clips each and in which layer it is. */
function visit(element: Element, parentContext: Context, visited: Visit): void {
  if (!isShown(element)) return;
  const start = visited.numbers.size;
  visited.numbers.set(element, start);
  visited.shownElements.push(element);
  const context = getContext(element, parentContext, visited);
  visited.contexts.set(element, context);
  for (const child of element.children) visit(child, context, visited);
  visited.spans.set(element, { start, end: visited.numbers.size });
}

/** Whether an element is drawn for eyes: neither hidden nor for screen readers alone. */
function isShown(element: Element): boolean {
  if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|OPTION|DATALIST)$/.test(element.tagName)) return false;
  const style = getComputedStyle(element);
  if (style.display === 'contents') return true;
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return false;
  if (/inset\(50%|inset\(100%/.test(style.clipPath)) return false;
  return element.checkVisibility();
}

function getContext(element: Element, parentContext: Context, { contexts }: Visit): Context {
  const style = getComputedStyle(element);
  const box = toBox(element.getBoundingClientRect());
  // What is placed by another element than its parent isn't clipped by those between.
  const holder = style.position === 'absolute' && element instanceof HTMLElement && element.offsetParent;
  const around = (holder && contexts.get(holder)) || parentContext;
  // A bar at the foot of the window; a column that stays there is taller.
  const isBar =
    style.position === 'sticky' && style.bottom !== 'auto' && box.bottom - box.top < innerHeight / 2;
  const floats = style.position === 'fixed' || isBar;
  const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const outer =
    style.position === 'fixed' ? { ...around, shown: everything, clip: everything, scrolls: false } : around;
  return {
    layer: floats ? `${nameOf(element)} at ${Math.round(box.top)}` : outer.layer,
    ...getClips(element, style, outer),
    frame: isDrawn(style) && style.display !== 'inline' && element !== document.body ? box : outer.frame,
  };
}

/** What an element leaves visible of its content: `clip` by cutting off, `shown` by scrolling as well. */
function getClips(
  element: Element,
  style: CSSStyleDeclaration,
  outer: Context,
): Pick<Context, 'shown' | 'clip' | 'scrolls'> {
  const { shown, clip, scrolls } = outer;
  const sideways = style.overflowX;
  if ((sideways === 'visible' && style.overflowY === 'visible') || element === document.body) {
    return { shown, clip, scrolls };
  }
  const box = toBox(element.getBoundingClientRect());
  const across =
    sideways === 'visible' ? { left: -Infinity, right: Infinity } : { left: box.left, right: box.right };
  const down =
    style.overflowY === 'visible'
      ? { top: -Infinity, bottom: Infinity }
      : { top: box.top, bottom: box.bottom };
  const isScroller = (value: string) => value === 'auto' || value === 'scroll';
  const [scrollsX, scrollsY] = [isScroller(sideways), isScroller(style.overflowY)];
  const own = {
    left: scrollsX ? -Infinity : across.left,
    right: scrollsX ? Infinity : across.right,
    top: scrollsY ? -Infinity : down.top,
    bottom: scrollsY ? Infinity : down.bottom,
  };
  // Inside of what scrolls, the clips around it no longer cut anything off that side.
  const kept = {
    left: scrollsX ? -Infinity : clip.left,
    right: scrollsX ? Infinity : clip.right,
    top: scrollsY ? -Infinity : clip.top,
    bottom: scrollsY ? Infinity : clip.bottom,
  };
  return {
    shown: intersect(shown, { ...across, ...down }),
    clip: intersect(kept, own),
    scrolls: scrolls || scrollsX,
  };
}

function isDrawn(style: CSSStyleDeclaration): boolean {
  const hasGround = !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(style.backgroundColor);
  const edges = [
    style.borderTopWidth,
    style.borderRightWidth,
    style.borderBottomWidth,
    style.borderLeftWidth,
  ];
  const isClear = /^(rgba\(0, 0, 0, 0\)|transparent)$/.test(style.borderTopColor);
  return hasGround || (!isClear && edges.every((width) => Number.parseFloat(width) > 0));
}

function nameOf(element: Element): string {
  const id = element.id && !/^[_:]|\d/.test(element.id) ? `#${element.id}` : '';
  const own = `${element.tagName.toLowerCase()}${id}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const parent = element.parentElement;
  if (element.classList.length > 0 || id || !parent || parent === document.body) return own;
  return `${nameOf(parent).split(' ').slice(-2).join(' ')} ${own}`;
}

function toBox({ left, top, right, bottom }: DOMRect): Box {
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}

function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function measureLines(element: Element, { numbers, contexts }: Visit): TextLine[] {
  const context = contexts.get(element);
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
  );
  // What an SVG writes is a part of a picture.
  if (!context || texts.length === 0 || element instanceof SVGElement) return [];
  const range = document.createRange();
  return texts.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((rect): TextLine[] => {
      const box = toBox(rect);
      const shown = intersect(box, context.shown);
      // Left of the screen until it has the focus.
      if (box.right < 0) return [];
      if (rect.width < 1 || shown.right - shown.left < 1 || shown.bottom - shown.top < 1) return [];
      return [
        {
          name: nameOf(element),
          text: (node.nodeValue ?? '').replace(/\s+/g, ' ').trim().slice(0, 40),
          at: numbers.get(element) ?? 0,
          block: numbers.get(findBlock(element)) ?? 0,
          layer: context.layer,
          box,
          shown,
          clip: context.clip,
          frame: context.frame,
          scrolls: context.scrolls,
          paragraph: findParagraph(element, shown),
        },
      ];
    });
  });
}

/** Where the paragraph, or item or cell, around a line begins and ends. */
function findParagraph(element: Element, line: Box): { left: number; right: number } {
  const paragraph = element.closest('p, li, h1, h2, h3, h4, dt, dd, td, th, summary, blockquote, figcaption');
  const rect = paragraph?.getBoundingClientRect();
  // What is drawn elsewhere than in its place says nothing about its width.
  const isAround = rect && rect.left - 1 <= line.left && line.right <= rect.right + 1;
  return isAround ? { left: rect.left, right: rect.right } : { left: line.left, right: line.right };
}

function findBlock(element: Element): Element {
  const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display);
  return isInline && element.parentElement ? findBlock(element.parentElement) : element;
}

function measureTarget(element: Element, { contexts, spans }: Visit): Target[] {
  const context = contexts.get(element);
  // The two thumbs of a slider are two fields on each other, pressed by their thumbs alone.
  const isTarget = element.matches(
    'a[href], button, select, textarea, summary, label:has(input[type=checkbox], input[type=radio]), ' +
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), [role=button], [role=tab]',
  );
  if (!isTarget || !context || element.closest('[inert]')) return [];
  const rect = element.getBoundingClientRect();
  if (rect.width === 0) return [];
  const box = intersect(toBox(rect), context.shown);
  // Scrolled out of sight.
  if (box.right - box.left < 1 || box.bottom - box.top < 1) return [];
  const style = getComputedStyle(element);
  return [
    {
      name: `${nameOf(element)} "${findOwnText(element)}"`,
      layer: context.layer,
      ...(spans.get(element) ?? { start: 0, end: 0 }),
      box,
      ...findPressSize(element, rect),
      inText: isInText(element, style),
      solid:
        /^(BUTTON|SELECT|TEXTAREA|INPUT)$/.test(element.tagName) ||
        (isDrawn(style) && style.display !== 'inline'),
    },
  ];
}

function findOwnText(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, 40);
}

/** An invisible box before or after an element, or its label, adds to what reacts to a press. */
function findPressSize(element: Element, { width, height }: DOMRect): { width: number; height: number } {
  const boxes = ['::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (style.content === 'none' || style.position !== 'absolute') return [];
    return [{ width: Number.parseFloat(style.width) || 0, height: Number.parseFloat(style.height) || 0 }];
  });
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const all = [{ width, height }, ...boxes, ...labels.map((label) => label.getBoundingClientRect())];
  // A picture in an inline link is higher than the link's own line.
  const picture = element.querySelector(':scope > img, :scope > picture > img')?.getBoundingClientRect();
  if (picture) all.push(picture);
  return {
    width: Math.max(...all.map((box) => box.width)),
    height: Math.max(...all.map((box) => box.height)),
  };
}

function isInText(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display !== 'inline') return false;
  const block = findBlock(element);
  const rest = block.cloneNode(true);
  if (!(rest instanceof Element)) return false;
  for (const link of rest.querySelectorAll('a, button, .visually-hidden')) link.remove();
  return /\p{L}{2}/u.test(rest.textContent ?? '');
}

/** Whether an element without text of its own fills space. */
function isContent(element: Element): boolean {
  if (element.closest('svg') !== null && element.tagName !== 'svg') return false;
  if (/^(IMG|VIDEO|CANVAS|IFRAME|INPUT|SELECT|TEXTAREA|BUTTON|METER|PROGRESS)$/.test(element.tagName))
    return true;
  const { width } = element.getBoundingClientRect();
  if (element.tagName === 'svg') return width >= 16;
  // A map fills its box once it is near the window.
  if (element.matches('[role=img], .map__box')) return true;
  const style = getComputedStyle(element);
  return /url\(|gradient\(/.test(style.backgroundImage) || isRuledLine(element, style);
}

function measureFilled(element: Element, { numbers, contexts }: Visit): Content[] {
  const rect = toBox(element.getBoundingClientRect());
  const shown = contexts.get(element)?.shown;
  const box = shown ? intersect(rect, shown) : rect;
  return box.right > box.left && box.bottom > box.top ? [{ at: numbers.get(element) ?? 0, box }] : [];
}

/** A line between two rules leads the eye from one end to the other, whatever is between. */
function isRuledLine(element: Element, style: CSSStyleDeclaration): boolean {
  const { height } = element.getBoundingClientRect();
  const rules = Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth);
  return rules > 0 && height <= 104;
}

function measureRow(element: Element, visited: Visit): Row[] {
  const style = getComputedStyle(element);
  if (!/^(grid|flex|inline-grid|inline-flex)$/.test(style.display)) return [];
  // Elements without a box of their own leave their place to their children.
  const unwrap = (child: Element): Element[] =>
    getComputedStyle(child).display === 'contents' ? [...child.children].flatMap(unwrap) : [child];
  const parts = [...element.children].flatMap(unwrap).flatMap((child) => measurePart(child, visited));
  const span = visited.spans.get(element);
  if (parts.length === 0 || !span) return [];
  return [{ name: nameOf(element), ...span, parts }];
}

function measurePart(element: Element, { spans }: Visit): Part[] {
  const span = spans.get(element);
  const rect = element.getBoundingClientRect();
  const position = getComputedStyle(element).position;
  if (!span || rect.width === 0 || rect.height === 0 || /^(absolute|fixed)$/.test(position)) return [];
  const isCard = (each: Element) =>
    isDrawn(getComputedStyle(each)) &&
    each.querySelector('img, h2, h3, h4') !== null &&
    Math.abs(each.getBoundingClientRect().width - rect.width) < 2;
  const card = [element, ...element.querySelectorAll(':scope > *, :scope > * > *')].find(isCard);
  const isPicture = (image: Element) => image.checkVisibility() && image.getBoundingClientRect().width > 96;
  const picture = [...element.querySelectorAll('img')].find(isPicture);
  const isSticky = (each: Element) => getComputedStyle(each).position === 'sticky';
  return [
    {
      name: nameOf(element),
      ...span,
      box: toBox(rect),
      card: card ? toBox(card.getBoundingClientRect()) : undefined,
      picture: picture ? toBox(picture.getBoundingClientRect()) : undefined,
      sticky: isSticky(element) || [...element.querySelectorAll(':scope > *, :scope > * > *')].some(isSticky),
    },
  ];
}

function findFrame(): { left: number; right: number } {
  const wrap = document.querySelector('.foot .wrap, .head > .wrap');
  if (!wrap) return { left: 0, right: document.documentElement.clientWidth };
  const { left, right } = wrap.getBoundingClientRect();
  const style = getComputedStyle(wrap);
  return {
    left: left + Number.parseFloat(style.paddingLeft),
    right: right - Number.parseFloat(style.paddingLeft),
  };
}
