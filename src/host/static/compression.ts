import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { LoadedFile } from '#platform/file-cache.ts';
import { createTurns } from '#platform/run-work.ts';

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
 * Compression levels. `quick` takes 2 ms for a page of 52 kB, 3 ms for the largest (138 kB): anybody may ask for any page. `best`
 * makes pages 10 % smaller in 93 ms, which is only worth it for files that browsers keep, and for pages that are asked for again.
 */
const LEVELS = { quick: { br: 6, gzip: 6 }, best: { br: 11, gzip: 9 } } as const;
export type CompressionLevel = keyof typeof LEVELS;

/** A page waits for these at most, a fifth of a second; beyond it, pages are sent as they are. */
const MAX_WAITING = { quick: 100, best: 8 } as const satisfies Record<CompressionLevel, number>;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses a file, or returns the cached result for the same content. Undefined if too much waits to be compressed. */
export type Compressor = (
  file: LoadedFile,
  encoding: Encoding,
  level: CompressionLevel,
) => Promise<Buffer<ArrayBuffer> | undefined>;

/**
 * Creates a compressor that caches at most `maxBytes` of results by content: equal files are compressed once. It compresses
 * one file of each level at a time, which leaves two threads of Node's four to read files of others.
 */
export function createCompressor(maxBytes: number): Compressor {
  const cache = new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: maxBytes });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const turns = { quick: createTurns(MAX_WAITING.quick), best: createTurns(MAX_WAITING.best) };

  function make(file: LoadedFile, encoding: Encoding, level: CompressionLevel) {
    const key = toKey(file, encoding, level);
    const known = cache.get(key);
    if (known) return Promise.resolve(known);
    const making =
      underWay.get(key) ??
      turns[level](async () => {
        try {
          const body = await compress(file.body, encoding, LEVELS[level][encoding]);
          cache.set(key, body, { size: body.length });
          return body;
        } finally {
          underWay.delete(key);
        }
      });
    if (making) underWay.set(key, making);
    return making;
  }

  return async (file, encoding, level) => {
    const isMade = (made: CompressionLevel) => cache.has(toKey(file, encoding, made));
    if (level === 'best' || isMade('best'))
      return await (make(file, encoding, 'best') ?? make(file, encoding, 'quick'));
    // Asked for again: from the next time on at its best.
    if (isMade('quick')) make(file, encoding, 'best')?.catch(() => {});
    return await make(file, encoding, 'quick');
  };
}

const toKey = ({ hash }: LoadedFile, encoding: Encoding, level: CompressionLevel) =>
  `${hash}:${encoding}:${level}`;

function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return deflate(body, { level });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
