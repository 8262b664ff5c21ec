import { extractText, getDocumentProxy } from 'unpdf';

/** The parsed content of a PDF. */
interface PdfContent {
  readonly pages: number;
  /** Text of all pages, its lines joined by spaces. */
  readonly text: string;
  /** Whether it is marked as tagged. */
  readonly marked: boolean;
  readonly title: unknown;
  readonly language: unknown;
  /** Structure roles in reading order, over all pages: ['Document', 'H1', …]. */
  readonly roles: readonly string[];
  /** Alternative texts, in reading order. */
  readonly alts: readonly string[];
  /** The targets of its links. */
  readonly links: readonly string[];
  /** Texts that extend beyond the edges of their page. */
  readonly cut: readonly string[];
  /** Texts that overlap another. */
  readonly overlaid: readonly string[];
}

interface Node {
  /** Only on leaves. */
  readonly type?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** Reads a PDF with pdf.js. Rejects if it is not a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const nodes = trees.flatMap((tree) => (tree ? flattenNodes(tree) : []));
  const cut = (await Promise.all(pages.map(findCutTexts))).flat();
  const overlaid = (await Promise.all(pages.map(findOverlaidTexts))).flat();
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return {
    pages: pdf.numPages,
    text: text.replace(/\s+/g, ' '),
    marked: Boolean((await pdf.getMarkInfo())?.Marked),
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    roles: nodes.flatMap(({ role }) => role ?? []),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
    links: annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []),
    cut,
    overlaid,
  };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A text and the box of its letters without ascenders and descenders, which neighbouring lines may share. */
interface PositionedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly top: number;
}

async function readTexts(page: Page): Promise<PositionedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('transform' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, base = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, base, top: base + item.height * 0.5 }];
  });
}

async function findCutTexts(page: Page): Promise<string[]> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const outside = (text: PositionedText) =>
    text.left < left || text.right > right || text.base < bottom || text.top > top;
  return (await readTexts(page)).filter(outside).map(({ text }) => text);
}

async function findOverlaidTexts(page: Page): Promise<string[]> {
  const texts = await readTexts(page);
  const touch = (a: PositionedText, b: PositionedText) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.base < b.top && b.base < a.top;
  return texts.flatMap((a, index) => (texts.slice(index + 1).some((b) => touch(a, b)) ? [a.text] : []));
}

function flattenNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flattenNodes)];
}
