const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** How much of a file is looked at for NUL bytes, which tell UTF-16 without a mark. */
const SAMPLE_LENGTH = 4096;
const LINE_FEED = 10;

/**
 * The text of a feed: UTF-8, UTF-16 with a mark or without, or, line by line where the bytes are neither, Windows-1252,
 * which older dealer software exports. Line ends become '\n', so that lines are counted alike everywhere.
 */
export function decodeFeed(bytes: Uint8Array): string {
  const encoding = detectUtf16(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decodeBytes(bytes);
  return text.replace(/\r\n?/g, '\n');
}

function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Letters of feeds are ASCII for the most part: every second byte is then 0.
  const sample = bytes.subarray(0, SAMPLE_LENGTH);
  const half = sample.length / 2;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  if (half >= 2 && odd > half * 0.7 && even < half * 0.3) return 'utf-16le';
  return half >= 2 && even > half * 0.7 && odd < half * 0.3 ? 'utf-16be' : undefined;
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return decodeLines(bytes);
  }
}

/** Feeds that several programs wrote have lines of several encodings. */
function decodeLines(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end === -1 ? bytes.length : end + 1;
    parts.push(decodeLine(bytes.subarray(start, next)));
    start = next;
  }
  return parts.join('');
}

function decodeLine(line: Uint8Array): string {
  try {
    return UTF_8.decode(line);
  } catch {
    return WINDOWS_1252.decode(line);
  }
}
