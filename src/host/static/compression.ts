import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from '#platform/byte-cache.ts';
import type { LoadedFile } from '#platform/file-cache.ts';

export type Encoding = 'br' | 'gzip';

/** The best encoding that an Accept-Encoding header allows: Brotli, then gzip, else none. */
export function chooseEncoding(accept: string | null): Encoding | undefined {
  const weights = new Map((accept ?? '').split(',').map(parseWeight));
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

function parseWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, q ? Number(q.slice(2)) : 1];
}

/**
 * Compression levels. Results are cached, so each version of a page is compressed once: level 11 makes a large page
 * 12 % smaller than 5 in 110 ms, which fits it into a connection's first flight (150 ms of its first paint on a slow
 * phone). An immutable file may take half a second for 300 kB of script.
 */
const LEVELS = { onTheFly: { br: 11, gzip: 6 }, forEver: { br: 11, gzip: 9 } } as const;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses a file, or returns the cached result for the same content. */
export type Compressor = (
  file: LoadedFile,
  encoding: Encoding,
  use: keyof typeof LEVELS,
) => Promise<Buffer<ArrayBuffer>>;

/** Creates a compressor that caches at most `maxBytes` of results by content: equal files are compressed once. */
export function createCompressor(maxBytes: number): Compressor {
  const cache = createByteCache<Buffer<ArrayBuffer>>(maxBytes);
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (file, encoding, use) => {
    const key = `${file.hash}:${encoding}:${use}`;
    const known = cache.get(key) ?? underWay.get(key);
    if (known) return known;
    const work = compress(file.body, encoding, LEVELS[use][encoding]);
    underWay.set(key, work);
    try {
      const body = await work;
      cache.set(key, body, body.length);
      return body;
    } finally {
      underWay.delete(key);
    }
  };
}

function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return deflate(body, { level });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
