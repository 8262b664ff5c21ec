/** A part of a body: the first and the last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header for a body of `size` bytes. Undefined if the whole body answers it: no header, another unit, several
 * ranges, nonsense. 'unsatisfiable' if no byte is in it.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // '-500' are the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
