import { readdir, readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { toSvgDataUri } from '#domain/svg-data-uri.ts';
import { sha256 } from '#platform/sha256.ts';

/** A file of a dealer's assets/ and its published address. */
export interface Asset {
  /** The path below assets/, with forward slashes: 'team/alex.jpg'. */
  readonly name: string;
  readonly file: string;
  /** With a hash of the content, so that it can be cached forever: '/assets/team/alex.1a2b3c4d.jpg'. */
  readonly url: string;
}

/** Every file below a dealer's assets folder; none when there is no such folder. */
export async function readAssets(dir: string): Promise<Asset[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = file.slice(dir.length + 1).replaceAll('\\', '/');
      const hash = sha256(await readFile(file), 'hex', 8);
      const { dir: folder, name: stem, ext } = parse(name);
      return { name, file, url: `/${['assets', folder, `${stem}.${hash}${ext}`].filter(Boolean).join('/')}` };
    }),
  );
}

/** Characters: more in every page would cost more than the request that it saves. */
const MAX_INLINE = 1024;

/** The `src` of a logo by its name in assets/: a small drawing as a data URI, which saves a connection beside the style sheet. */
export async function readLogo(
  assets: readonly Asset[],
  name: string | undefined,
): Promise<string | undefined> {
  const asset = assets.find((each) => each.name === name);
  if (!asset?.name.endsWith('.svg')) return asset?.url;
  const svg = (await readFile(asset.file, 'utf8')).trim().replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
  const uri = toSvgDataUri(svg);
  return uri.length <= MAX_INLINE ? uri : asset.url;
}

/** A file of a dealer's public/, published as it is: 'google1a2b.html', '.well-known/security.txt'. */
export interface RootFile {
  /** Its path in the site, without a slash in front. */
  readonly path: string;
  readonly file: string;
}

/** Files that systems leave in folders. */
const LEFTOVERS = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)$/;

/** Every file below a dealer's public folder; none when there is no such folder. */
export async function readRootFiles(dir: string): Promise<RootFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(dir, file).replaceAll('\\', '/'), file };
    })
    .filter(({ path }) => !LEFTOVERS.test(path));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
