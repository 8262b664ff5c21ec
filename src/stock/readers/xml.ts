import { SaxesParser } from 'saxes';
import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedText } from './feed.ts';
import { MAX_DEPTH, TEXT_KEY } from './flatten.ts';
import { MAX_STRUCTURES } from './limits.ts';
import { buildRecordsFeed } from './records-feed.ts';

/** An open element with its content so far. */
interface OpenElement {
  readonly name: string;
  readonly children: Map<string, unknown[]>;
  text: string;
}

/**
 * Reads an XML feed: repeated elements are cars, their attributes become columns such as '@id', beside the text. Safe for untrusted
 * files: no DOCTYPE, so no custom entities and no external fetches; depth is limited here, size by readFeed. Throws
 * StockError with the line.
 */
export function readXml(feed: FeedText): Feed {
  const { tree, note } = parseXml(feed);
  const read = buildRecordsFeed(tree, feed);
  return note === undefined ? read : { ...read, notes: [...read.notes, note], isCutShort: true };
}

/** The tree below the root of an XML text, in which every child is a list; `note` says where it breaks off. */
export function parseXml(feed: FeedText): { readonly tree: unknown; readonly note?: string | undefined } {
  const parser = new SaxesParser({ position: false });
  const root: OpenElement = { name: '', children: new Map(), text: '' };
  const open = [root];
  const fail = (problem: string): never => {
    throw new StockError([`${feed.file}: line ${parser.line}: ${problem}`]);
  };

  parser.on('error', (error) => {
    throw new BrokenXml(`line ${parser.line}: the XML is broken here (${formatReason(error)}).`);
  });
  parser.on('doctype', () => fail('a DOCTYPE is not allowed, for safety. Remove it.'));
  let elements = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > MAX_STRUCTURES)
      fail(`has more than ${MAX_STRUCTURES} elements. Check that this is a stock feed.`);
    if (open.length > MAX_DEPTH)
      fail(`elements are nested deeper than ${MAX_DEPTH} levels. Check that this is a stock feed.`);
    const attributeCells = Object.entries(attributes).map(([key, value]): [string, unknown[]] => [
      `@${key}`,
      [value],
    ]);
    open.push({ name, children: new Map(attributeCells), text: '' });
  });
  parser.on('text', (text) => addText(open, text));
  parser.on('cdata', (text) => addText(open, text));
  parser.on('closetag', () => closeInnermost(open));

  let note: string | undefined;
  try {
    parser.write(feed.text).close();
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    note = error.message;
    if (!closeWholeRecords(open))
      throw new StockError([`${feed.file}: ${note} Ask for the feed again, or fix this line.`]);
  }
  const [document] = [...root.children.values()].flat();
  return { tree: typeof document === 'string' ? {} : document, note };
}

/** A syntax error; what precedes it can be read. */
class BrokenXml extends Error {}

/**
 * Closes the elements that are open where the XML breaks, except the record in which it breaks: the outermost element
 * with an earlier sibling of the same name. Returns false if there is no complete record.
 */
function closeWholeRecords(open: OpenElement[]): boolean {
  const outermost = open.findIndex((element, index) => element.children.has(open[index + 1]?.name ?? ''));
  const innermost = open.slice(-1).flatMap(({ children }) => [...children.values()]);
  const isBetweenRecords = innermost.some((values) => values.length > 1);
  if (outermost !== -1 || !isBetweenRecords) open.length = outermost + 1;
  if (open.length < 2) return false;
  while (open.length > 1) closeInnermost(open);
  return true;
}

/** Closes the innermost open element: it becomes a child of the one around it. */
function closeInnermost(open: OpenElement[]): void {
  const element = open.pop();
  const parent = open.at(-1);
  if (element && parent) addChild(parent, element.name, toElementValue(element));
}

function addText(open: readonly OpenElement[], text: string): void {
  const element = open.at(-1);
  if (element) element.text += text;
}

function addChild(parent: OpenElement, name: string, value: unknown): void {
  const values = parent.children.get(name);
  if (values) values.push(value);
  else parent.children.set(name, [value]);
}

/** An element without children becomes its text; others become objects with a list for each child. */
function toElementValue({ children, text }: OpenElement): unknown {
  if (children.size === 0) return text;
  const own = text.trim() === '' ? [] : [[TEXT_KEY, [text]] as const];
  return Object.fromEntries([...children, ...own]);
}

/** The words of saxes, some of which are a sentence. */
function formatReason(error: Error): string {
  return error.message.replace(/\.$/, '');
}
