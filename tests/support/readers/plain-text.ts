/** The visible text of a page's body: no tags, whitespace collapsed. */
export function toPlainText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.])/g, '$1')
    .replaceAll(/&#(39|x27);/g, "'")
    .replaceAll('&amp;', '&');
}
