import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** A piece of text, or an icon, that overlaps a picture. */
interface Overlay {
  readonly words: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Red, green, blue from 0 to 255, and how opaque it is, from 0 to 1. */
  readonly colour: readonly [number, number, number, number];
  /** The least contrast: WCAG's 4.5, for large text and icons 3. */
  readonly least: number;
}

interface MeasuredOverlay {
  readonly words: string;
  readonly contrast: number;
  readonly least: number;
}

/** Hides text and icons, and leaves what lies under them. */
const HIDE_TEXT = `*, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; text-decoration-color: transparent !important; }
  .ico { visibility: hidden !important; }`;

/** The share of an overlay's pixels that may have less: edges and corners. */
const TOLERATED_SHARE = 0.02;

/**
 * The contrast of all text and icons over pictures in the window, read from the pixels behind them: axe can't look at
 * pictures.
 */
export async function measureTextOnPictures(page: Page): Promise<MeasuredOverlay[]> {
  const overlays = await page.evaluate(findOverlays);
  const style = await page.addStyleTag({ content: HIDE_TEXT });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return overlays.map(({ words, box, colour, least }) => {
    const contrasts: number[] = [];
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(info.height, box.y + box.height); y++)
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(info.width, box.x + box.width); x++) {
        const at = (y * info.width + x) * info.channels;
        contrasts.push(contrastOn([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], colour));
      }
    contrasts.sort((a, b) => a - b);
    const contrast = contrasts[Math.floor(contrasts.length * TOLERATED_SHARE)] ?? 21;
    return { words, contrast: Math.round(contrast * 100) / 100, least };
  });
}

type Rgb = readonly [number, number, number];

function contrastOn(ground: Rgb, [red, green, blue, alpha]: Overlay['colour']): number {
  const blend = (over: number, under: number) => over * alpha + under * (1 - alpha);
  const text: Rgb = [blend(red, ground[0]), blend(green, ground[1]), blend(blue, ground[2])];
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Runs in the page. */
function findOverlays(): Overlay[] {
  const MIN_PICTURE_SIDE = 60;
  const intersects = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  const pictures = [...document.querySelectorAll('img')]
    .filter((img) => img.checkVisibility({ visibilityProperty: true }))
    .map((img) => img.getBoundingClientRect())
    .filter(({ width, height }) => width >= MIN_PICTURE_SIDE && height >= MIN_PICTURE_SIDE);
  const isInWindow = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 2 && height > 2 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  /** Whether something else lies over the middle of it, or it is cut off there. */
  const isCovered = (element: Element, { x, y, width, height }: DOMRect) => {
    for (const other of document.elementsFromPoint(x + width / 2, y + height / 2)) {
      if (other === element || element.contains(other)) return false;
      if (other.contains(element)) continue;
      const { backgroundColor } = getComputedStyle(other);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || other.tagName === 'IMG') return true;
    }
    return getComputedStyle(element).pointerEvents !== 'none';
  };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColour = (element: Element): Overlay['colour'] => {
    if (!canvas) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return [red, green, blue, opacity];
  };
  const overlays: Overlay[] = [];
  const add = (element: Element, words: string, rect: DOMRect, least: number) => {
    if (!isInWindow(rect) || !pictures.some((picture) => intersects(picture, rect))) return;
    if (
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      isCovered(element, rect)
    )
      return;
    const { x, y, width, height } = rect;
    overlays.push({ words, box: { x, y, width, height }, colour: readColour(element), least });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!words || !element) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(element, words, rect, isLarge ? 3 : 4.5);
  }
  for (const icon of document.querySelectorAll('.ico')) {
    const { x, y, width, height } = icon.getBoundingClientRect();
    const words =
      icon.closest('[aria-label]')?.getAttribute('aria-label') ?? icon.parentElement?.textContent ?? '';
    add(icon, `icon of ${words.trim()}`, new DOMRect(x, y, width, height), 3);
  }
  return overlays;
}
