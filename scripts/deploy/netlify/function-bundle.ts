import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { getBrochuresPath, getFactsPath } from '#published-site/server-files.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import type { FunctionSettings } from './netlify-api.ts';

/** A function, ready to upload. */
export interface FunctionBundle {
  readonly name: string;
  readonly zip: Uint8Array<ArrayBuffer>;
  readonly settings: FunctionSettings;
  /** The times at which it runs by itself. */
  readonly schedule: string | undefined;
  /** What its upload says about it: the runtime. */
  readonly query: Readonly<Record<string, string>>;
}

type RebuildFacts = Pick<SiteFacts, 'rebuildSecrets' | 'rebuildTokens' | 'buildHook'>;

/** Functions that a dealer may have no use for: a schedule that has nothing to do is still paid for. */
const OPTIONAL_FUNCTIONS: ReadonlyMap<string, (facts: RebuildFacts) => boolean> = new Map([
  ['rebuild', takesRebuilds],
  ['rebuild-status', takesRebuilds],
  ['rebuild-due', (facts) => takesRebuilds(facts) && facts.buildHook !== null],
]);

function takesRebuilds({ rebuildSecrets, rebuildTokens }: RebuildFacts): boolean {
  return rebuildSecrets.length + rebuildTokens.length > 0;
}

/** The only function that reads what brochures say. */
const BROCHURE_FUNCTION = 'brochure';

/** The functions of one dealer: those that it uses, each with the dealer's facts. */
export async function addDealerFiles(
  bundles: readonly FunctionBundle[],
  distDir: string,
  slug: string,
  facts: RebuildFacts,
): Promise<FunctionBundle[]> {
  const factsEntry = await readEntry(getFactsPath(distDir, slug), getFactsPath('dist', slug));
  const brochures = await readEntry(getBrochuresPath(distDir, slug), getBrochuresPath('dist', slug));
  return bundles
    .filter(({ name }) => OPTIONAL_FUNCTIONS.get(name)?.(facts) ?? true)
    .map((bundle) => ({
      ...bundle,
      zip: appendToZip(bundle.zip, [...factsEntry, ...(bundle.name === BROCHURE_FUNCTION ? brochures : [])]),
    }));
}

/** `path`: where functions look for it. */
async function readEntry(file: string, path: string) {
  const content = await readFile(file).catch(ignoreMissing);
  return content ? [{ path: join(path), content }] : [];
}

/** A file to add to an archive. */
export interface ZipEntry {
  readonly path: string;
  readonly content: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_HEADER = 0x06054b50;
const END_SIZE = 22;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, so equal content gives an equal archive. */
const DATE = 0x21;
/** A regular file with mode 644, made on Unix. */
const MADE_BY_UNIX = (3 << 8) | VERSION;
const FILE_MODE = 0o100644 * 0x10000;

/**
 * Adds files to a zip archive without unpacking it: one bundle of a function serves all dealers, each with its own facts.
 * Throws for an archive with a comment or of 4 GB (zip64), which the bundler does not make.
 */
export function appendToZip(zip: Uint8Array, entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const source = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = source.length - END_SIZE;
  if (end < 0 || source.readUInt32LE(end) !== END_HEADER)
    throw new Error('the archive has no plain end record');
  const count = source.readUInt16LE(end + 10);
  const centralSize = source.readUInt32LE(end + 12);
  const centralStart = source.readUInt32LE(end + 16);

  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = centralStart;
  for (const { path, content } of entries) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content);
    const common = makeCommonFields(name, content, data);
    const local = Buffer.concat([uint32(LOCAL_HEADER), uint16(VERSION), common, uint16(0), name, data]);
    locals.push(local);
    centrals.push(
      Buffer.concat([
        uint32(CENTRAL_HEADER),
        uint16(MADE_BY_UNIX),
        uint16(VERSION),
        common,
        // No extra field, comment, disk number or internal attributes.
        Buffer.alloc(8),
        uint32(FILE_MODE),
        uint32(offset),
        name,
      ]),
    );
    offset += local.length;
  }
  const central = Buffer.concat([source.subarray(centralStart, centralStart + centralSize), ...centrals]);
  const total = count + entries.length;
  const ending = Buffer.concat([
    uint32(END_HEADER),
    Buffer.alloc(4),
    uint16(total),
    uint16(total),
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ]);
  return new Uint8Array(Buffer.concat([source.subarray(0, centralStart), ...locals, central, ending]));
}

/** The fields that both headers of a file have in common: flags to the length of its name. */
function makeCommonFields(name: Buffer, content: Uint8Array, data: Buffer): Buffer {
  const UTF8_NAME = 0x0800;
  return Buffer.concat([
    uint16(UTF8_NAME),
    uint16(DEFLATED),
    uint16(0),
    uint16(DATE),
    uint32(crc32(content)),
    uint32(data.length),
    uint32(content.length),
    uint16(name.length),
  ]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
}
