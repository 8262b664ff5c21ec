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
