/** None of our paths contains a control character, a backslash or an encoded slash; each could bypass a check. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern exists to find them.
const FORBIDDEN_IN_SEGMENT = /[\u0000-\u001f\u007f\\/]/;

/**
 * The path of a URL, decoded once: '/cars/a%20b/' -> '/cars/a b/'. Undefined if it is malformed or tries to escape the
 * folder: broken escapes, empty or dot segments, encoded slashes, control characters.
 */
export function decodePath(pathname: string): string | undefined {
  const segments = pathname.split('/').slice(1);
  const decoded = segments.map(decodeSegment);
  const last = decoded.length - 1;
  const sound = decoded.every((segment, i) => segment !== undefined && (segment !== '' || i === last));
  return sound ? `/${decoded.join('/')}` : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return FORBIDDEN_IN_SEGMENT.test(text) || text === '.' || text === '..' ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The reverse: encodes a decoded path for a Location header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
