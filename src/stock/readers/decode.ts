import { isUtf8 } from 'node:buffer';

const UTF_8 = new TextDecoder();
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** How much of a file is looked at for NUL bytes, which tell UTF-16 without a mark. */
const SAMPLE_LENGTH = 4096;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const ELEMENT_END = '>'.charCodeAt(0);

/**
 * The text of a feed, piece by piece: UTF-8, UTF-16 with a mark or without, or, line by line where the bytes are neither,
 * Windows-1252, which older dealer software exports. Line ends become '\n', so that lines are counted alike everywhere.
 * Every piece ends where a line does, or, in XML without lines, an element: no more is held than a piece and a line.
 */
export async function* decodeFeed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const { sample, whole } = await peek(pieces);
  const encoding = detectUtf16(sample);
  const isMarkup = /^[^\w,;"]*<[?\w]/.test(WINDOWS_1252.decode(sample));
  let held: Uint8Array[] = [];
  for await (const piece of encoding ? toUtf8(whole, encoding) : whole) {
    const end = findLastLineEnd(piece) || (isMarkup ? 1 + piece.lastIndexOf(ELEMENT_END) : 0);
    if (end > 0) yield decodeLines([...held, piece.subarray(0, end)]);
    if (end > 0) held = [];
    held.push(piece.subarray(end));
  }
  yield decodeLines(held);
}

/** The first bytes, and all of them. */
async function peek(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ readonly sample: Uint8Array; readonly whole: AsyncIterable<Uint8Array> }> {
  const rest = pieces[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first.push(next.value);
    length += next.value.length;
    if (length >= SAMPLE_LENGTH) break;
  }
  async function* whole() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { sample: Buffer.concat(first).subarray(0, SAMPLE_LENGTH), whole: whole() };
}

async function* toUtf8(pieces: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) yield Buffer.from(decoder.decode(piece, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** The offset after the last line end; a carriage return at the very end may be the half of one. */
function findLastLineEnd(piece: Uint8Array): number {
  return 1 + Math.max(piece.lastIndexOf(LINE_FEED), piece.subarray(0, -1).lastIndexOf(CARRIAGE_RETURN));
}

function detectUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Letters of feeds are ASCII for the most part: every second byte is then 0.
  const half = sample.length / 2;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  if (half >= 2 && odd > half * 0.7 && even < half * 0.3) return 'utf-16le';
  return half >= 2 && even > half * 0.7 && odd < half * 0.3 ? 'utf-16be' : undefined;
}

function decodeLines(pieces: readonly Uint8Array[]): string {
  const bytes = Buffer.concat(pieces);
  return (tryUtf8(bytes) ?? decodeEachLine(bytes)).replace(/\r\n?/g, '\n');
}

/** Feeds that several programs wrote have lines of several encodings. */
function decodeEachLine(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(start, next);
    parts.push(tryUtf8(line) ?? WINDOWS_1252.decode(line));
    start = next;
  }
  return parts.join('');
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? UTF_8.decode(bytes) : undefined;
}
