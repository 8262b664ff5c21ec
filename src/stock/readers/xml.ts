import { SaxesParser } from 'saxes';
import { Packer } from '#stock/packer.ts';
import { StockError } from '#stock/stock-error.ts';
import type { FeedDocument, FeedReader } from './feed.ts';
import { MAX_DEPTH, TEXT_KEY } from './flatten.ts';
import { MAX_STRUCTURES } from './limits.ts';
import { createDocument } from './records-feed.ts';

/** An open element with its content so far. */
interface OpenElement {
  readonly name: string;
  readonly children: Map<string, unknown[]>;
  text: string;
}

/**
 * Reads an XML feed while it comes: repeated elements are cars, their attributes become columns such as '@id', beside the
 * text. Its document is the tree below the root, in which every child is a list. Safe for untrusted files: no DOCTYPE, so no
 * custom entities and no external fetches; depth is limited here, size by readFeed. Throws StockError with the line.
 */
export class XmlReader implements FeedReader {
  readonly #file: string;
  readonly #parser = new SaxesParser({ position: false });
  readonly #root: OpenElement = { name: '', children: new Map(), text: '' };
  /** The open elements, the root first. */
  readonly #open = [this.#root];
  #elements = 0;
  /** Where it breaks off. */
  #problem: string | undefined;

  constructor(file: string) {
    this.#file = file;
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new BrokenXml(`line ${parser.line}: the XML is broken here (${formatReason(error)}).`);
    });
    parser.on('doctype', () => this.#fail('a DOCTYPE is not allowed, for safety. Remove it.'));
    parser.on('opentag', ({ name, attributes }) => this.#openElement(name, attributes));
    parser.on('text', (text) => addText(this.#open, text));
    parser.on('cdata', (text) => addText(this.#open, text));
    parser.on('closetag', () => closeInnermost(this.#open));
  }

  write(text: string): void {
    this.#try(() => this.#parser.write(text));
  }

  end(): FeedDocument {
    this.#try(() => this.#parser.close());
    const [document] = [...this.#root.children.values()].flat();
    return createDocument(this.#file, typeof document === 'string' ? {} : document, this.#problem);
  }

  /** Nothing more is read once it is broken. */
  #try(parse: () => unknown): void {
    if (this.#problem !== undefined) return;
    try {
      parse();
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
      this.#problem = error.message;
      if (!closeWholeRecords(this.#open))
        throw new StockError([`${this.#file}: ${error.message} Ask for the feed again, or fix this line.`]);
    }
  }

  #openElement(name: string, attributes: Readonly<Record<string, unknown>>): void {
    if (++this.#elements > MAX_STRUCTURES)
      this.#fail(`has more than ${MAX_STRUCTURES} elements. Check that this is a stock feed.`);
    if (this.#open.length > MAX_DEPTH)
      this.#fail(`elements are nested deeper than ${MAX_DEPTH} levels. Check that this is a stock feed.`);
    const cells = Object.entries(attributes).map(([key, value]): [string, unknown[]] => [`@${key}`, [value]]);
    this.#open.push({ name, children: new Map(cells), text: '' });
  }

  #fail(problem: string): never {
    throw new StockError([`${this.#file}: line ${this.#parser.line}: ${problem}`]);
  }
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

/** The items of a longer list are packed: thousands are no parts of one car. */
const MAX_PARTS = 200;
const packer = new Packer<unknown>();

function addChild(parent: OpenElement, name: string, value: unknown): void {
  const values = parent.children.get(name);
  if (values)
    values.push(values.length < MAX_PARTS || typeof value === 'string' ? value : packer.pack(value));
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
