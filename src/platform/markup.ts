/** Markup in which every text is already escaped. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export type { Html };

type Part = string | Html | false | null | undefined | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A template of markup. Values are escaped, except the markup of another template; false, null and undefined give
 * nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = strings.map((string, index) => string + renderPart(parts[index]));
  return new Html(text.join(''));
}

function renderPart(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
  return part.map(renderPart).join('');
}
