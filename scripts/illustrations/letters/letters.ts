import { tag } from '#scripts/illustrations/tags.ts';
import LETTERS from './barlow-condensed.json' with { type: 'json' };

/** Barlow Condensed SemiBold, in thousandths of its size. Outlines are stored, so that a picture is the same on every machine. */
const GLYPHS: Readonly<Record<string, { readonly width: number; readonly outline: string }>> = LETTERS;
const UNITS = 1000;
/** The height of capitals, as a share of the size. */
export const CAPITALS = 0.7;

export interface Setting {
  /** Where the line begins, ends or has its middle, as `anchor` says. */
  readonly x: number;
  /** The line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** Default: start. */
  readonly anchor?: 'start' | 'middle';
  /** Space added after each letter, as a share of the size. Default: 0. */
  readonly spacing?: number;
  /** How wide letters are for their height. Default: 1, as drawn. */
  readonly stretch?: number;
}

export function hasLetter(letter: string): boolean {
  return letter in GLYPHS;
}

/** The width of a line, as a share of its size. */
export function widthOf(text: string, spacing = 0): number {
  const letters = [...text];
  const widths = letters.map((letter) => (GLYPHS[letter]?.width ?? 0) / UNITS);
  return widths.reduce((sum, width) => sum + width + spacing, letters.length > 0 ? -spacing : 0);
}

/** A line of text as SVG. Letters that the font lacks are left out. */
export function setLine(text: string, setting: Setting): string {
  const { x, y, size, colour, anchor = 'start', spacing = 0, stretch = 1 } = setting;
  const scale = size / UNITS;
  let at = x - (anchor === 'middle' ? (widthOf(text, spacing) * size * stretch) / 2 : 0);
  const letters = [...text].map((letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) return '';
    const transform = `translate(${at.toFixed(2)} ${y}) scale(${(scale * stretch).toFixed(5)} ${scale.toFixed(5)})`;
    at += (glyph.width * scale + spacing * size) * stretch;
    return glyph.outline && tag('path', { d: glyph.outline, fill: colour, transform });
  });
  return letters.join('');
}
