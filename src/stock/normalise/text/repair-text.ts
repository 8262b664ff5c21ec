import { isUtf8 } from 'node:buffer';
import sanitizeHtml from 'sanitize-html';

/** What WordPress replaces on a page: '[contact-form-7 id="88"]', '[/gallery]'. */
const SHORTCODE =
  /\[(?:[a-z][\w-]*(?:\s+\w+=(?:"[^"\]]*"|'[^'\]]*'))+\s*\/?|\/[a-z][\w-]*|gallery|[a-z]+(?:-[a-z\d]+)+)\]/gi;
/** A tag that is left after HTML is removed was escaped twice on its way. */
const ESCAPED_TAG = /<\/?(?:br|p|div|span|li|ul|ol|b|strong|i|em|h[1-6])\b[^<>]*>/i;
/** Tags that become line breaks in plain text. */
const LINE_TAGS = /<(?:br|hr|\/?(?:p|div|li|ul|ol|tr|table|h[1-6]))\b[^<>]*>/gi;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;

/**
 * Converts HTML to plain text: tags are removed, lines stay, with at most one empty line between them. Scripts are
 * removed with their content.
 */
export function htmlToText(html: string): string {
  let text = html.replace(SHORTCODE, '');
  if (/[<&]/.test(text)) text = stripMarkup(text);
  if (ESCAPED_TAG.test(text)) text = stripMarkup(text);
  return (
    text
      // Exporters write '\n' for a line break.
      .replace(/(?:\\r)?\\n|\\r/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function stripMarkup(html: string): string {
  const text = sanitizeHtml(html.replace(LINE_TAGS, '\n'), { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);
}

const MARKUP = /&#?\w{2,31};|<[a-z/!]/i;
/** HTML may have been escaped twice on its way. */
const MAX_LAYERS = 3;

/** A text as it was meant: without HTML and garbled characters. Line breaks stay. */
export function repairText(text: string): string {
  return repairCharacters(removeMarkup(text));
}

/** A text without HTML: 'Town &amp; Country' is 'Town & Country'. */
function removeMarkup(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MAX_LAYERS && MARKUP.test(plain); layer++) plain = htmlToText(plain);
  return plain;
}

const WINDOWS_1252 = new TextDecoder('windows-1252');
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    WINDOWS_1252.decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** A text with the characters that were meant: UTF-8 that was taken for Windows-1252, 'CitroÃ«n', is 'Citroën'. */
export function repairCharacters(text: string): string {
  return text.replace(/[\u0080-\uffff]{2,}/g, (run) => {
    const bytes = Array.from(run, (character) => BYTES.get(character) ?? Number.NaN);
    if (bytes.some(Number.isNaN)) return run;
    const buffer = Uint8Array.from(bytes);
    return isUtf8(buffer) ? new TextDecoder().decode(buffer) : run;
  });
}
