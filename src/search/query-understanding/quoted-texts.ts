/**
 * Straight and typographic quotation marks, perhaps after a hyphen that begins a word; a text that is still open ends where the
 * typing does.
 */
const QUOTED = /((?<!\S)-)?["“”„]([^"“”„]*)(?:["“”„]|$)/g;

/** A text in quotation marks. */
export interface QuotedText {
  /** From its opening mark to after its closing one. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether its closing mark is not typed yet. */
  readonly open: boolean;
  /** The query that finds it, or excludes it after a hyphen: '-"tow bar"'. */
  readonly search: string;
}

/** The texts in quotation marks, and the text with blanks in their place, so that positions stay. */
export function takeQuotedTexts(text: string): { unquoted: string; exact: QuotedText[] } {
  const exact = [...text.matchAll(QUOTED)].flatMap(({ 0: whole, 1: hyphen = '', 2: inner = '', index }) => {
    const quoted = inner.trim();
    const open = !/["“”„]$/.test(whole);
    const search = hyphen + quote(quoted);
    return quoted ? [{ start: index, end: index + whole.length, text: quoted, open, search }] : [];
  });
  return { unquoted: text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length)), exact };
}

/** The text as exact words: '"white auto ute"'. */
export function quote(text: string): string {
  return `"${unquote(text)}"`;
}

/** The text without quotation marks. */
export function unquote(text: string): string {
  return text
    .replace(/["“”„]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
