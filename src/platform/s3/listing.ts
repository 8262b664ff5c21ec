import { SaxesParser } from 'saxes';

export interface ListedObject {
  readonly key: string;
  /** Without quotes. The MD5 of the content, unless it was uploaded in parts or is encrypted with a key of its own. */
  readonly etag: string;
  readonly bytes: number;
}

export interface Listing {
  readonly objects: readonly ListedObject[];
  /** The token of the next page; undefined on the last. */
  readonly nextToken: string | undefined;
}

/** Parses one page of ListObjectsV2 with `encoding-type=url`. */
export function parseListing(xml: string): Listing {
  const objects: ListedObject[] = [];
  const values: Record<string, string> = {};
  let nextToken: string | undefined;
  readElements(xml, (path, text) => {
    const name = path.at(-1) ?? '';
    if (name === 'NextContinuationToken') nextToken = text;
    if (path.at(-2) === 'Contents') values[name] = text;
    if (name !== 'Contents') return;
    const { Key = '', ETag = '', Size = '0' } = values;
    objects.push({
      key: decodeURIComponent(Key.replaceAll('+', ' ')),
      etag: ETag.replaceAll('"', ''),
      bytes: Number(Size),
    });
  });
  return { objects, nextToken };
}

/** The code of an error document: 'NoSuchKey'; undefined for anything else. */
export function readErrorCode(xml: string): string | undefined {
  if (!xml.includes('<Error>') && !xml.includes('<Error ')) return undefined;
  let code: string | undefined;
  readElements(xml, (path, text) => {
    if (path.join('/') === 'Error/Code') code = text;
  });
  return code;
}

/** Calls back at the end of each element with its path and its own text. Not XML: no elements. */
function readElements(xml: string, onEnd: (path: readonly string[], text: string) => void): void {
  const parser = new SaxesParser();
  const path: string[] = [];
  let text = '';
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    if (!broken) onEnd(path, text);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
}
