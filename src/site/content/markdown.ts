import { Marked, type Token } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { safeUrl } from '#domain/url-path.ts';

const marked = new Marked({ gfm: true });

/** The HTML that pages may contain; everything else in the rendered Markdown is removed. */
const SANITIZE_OPTIONS = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'a', 'strong', 'em', 'del', 'br', 'hr', 'blockquote', 'code'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  transformTags: {
    a: (tagName, { href = '' }) => {
      const attribs: sanitizeHtml.Attributes = safeUrl(href) === undefined ? {} : { href };
      return { tagName, attribs };
    },
  },
} satisfies sanitizeHtml.IOptions;

const MAX_NESTING = 20;
const TOO_DEEP = `quotes or lists are nested too deeply. Nest ${MAX_NESTING} at most.`;
/** The marks that open quotes and list items at the start of a line. */
const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))+/;
/** What an item of a list is further to the right than the list that it is in, at least. */
const INDENT = 2;
const MARKER = />|[-*+]|\d+[.)]/g;

/** Sanitised HTML. `problems` lack the file name: 'line 3: ...'. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly problems: readonly string[];
}

/**
 * Renders Markdown to HTML. Anything that would be dropped (HTML, pictures, unsafe links, a second h1) is reported as a
 * problem with its line. `firstLine` is the line of the file on which the text starts.
 */
export function renderMarkdown(text: string, firstLine: number): RenderedMarkdown {
  const deep = findDeepNesting(text, firstLine);
  if (deep) return { html: '', problems: [deep] };
  try {
    return renderBlocks(text, firstLine);
  } catch (error) {
    // Of brackets in brackets, and emphasis in emphasis.
    if (!(error instanceof RangeError)) throw error;
    return { html: '', problems: [`line ${firstLine}: ${TOO_DEEP}`] };
  }
}

/** The first line that opens more quotes and lists than any text needs: thousands would end the renderer. */
function findDeepNesting(text: string, firstLine: number): string | undefined {
  const depths = text.split('\n').map((line) => {
    const marks = NESTING.exec(line)?.[0] ?? '';
    return (marks.match(MARKER) ?? []).length + (marks.length - marks.trimStart().length) / INDENT;
  });
  const index = depths.findIndex((depth) => depth > MAX_NESTING);
  return index === -1 ? undefined : `line ${firstLine + index}: ${TOO_DEEP}`;
}

function renderBlocks(text: string, firstLine: number): RenderedMarkdown {
  const blocks = marked.lexer(text);
  const problems: string[] = [];
  let line = firstLine;
  for (const block of blocks) {
    /** Where the search for the next of several faults alike begins. */
    const after = new Map<string, number>();
    marked.walkTokens([block], (token) => {
      const fault = describeProblem(token);
      if (!fault) return;
      const start = Math.max(0, block.raw.indexOf(token.raw, after.get(token.raw)));
      after.set(token.raw, start + token.raw.length);
      problems.push(`line ${line + countLineBreaks(block.raw.slice(0, start))}: ${fault}`);
    });
    line += countLineBreaks(block.raw);
  }
  return { html: sanitizeHtml(marked.parser(blocks), SANITIZE_OPTIONS), problems };
}

function describeProblem(token: Token): string | undefined {
  switch (token.type) {
    case 'html':
      return `${JSON.stringify(token.raw.trim())} is HTML. Write Markdown instead.`;
    case 'image':
      return `${JSON.stringify(token.raw)} is a picture, which pages cannot show. Take it out.`;
    case 'heading':
      return token.depth === 1
        ? `"${token.raw.trim()}" is a second page title. Start headings with ##.`
        : undefined;
    case 'link':
      return safeUrl(token.href) === undefined
        ? `the link "${token.href}" leads nowhere. Must start with "/", "#", "https://", "mailto:" or "tel:".`
        : undefined;
    default:
      return undefined;
  }
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
