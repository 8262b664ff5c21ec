import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#scripts/build/files.ts';
import { sum } from '#scripts/cli/statistics.ts';

/**
 * A finished page as data: another generator prints all its texts and pictures, then markup up to the same bytes. Texts
 * stay as the page escaped them.
 */
export interface PeerPage {
  /** '/cars/x/'. */
  readonly url: string;
  /** The part of the site: pages of a part share their markup. */
  readonly part: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly pictures: readonly string[];
}

export interface PeerSite {
  readonly pages: readonly PeerPage[];
  /** The markup that the pages of a part share, by part. */
  readonly fillers: Readonly<Record<string, string>>;
}

/** What the peers' templates write around each text and each picture, in bytes: about the same in both. */
const TEXT_MARKUP = '<p></p>\n'.length;
const PICTURE_MARKUP = '<img src="" alt="" loading="lazy" width="800" height="600">\n'.length;
const PAGE_MARKUP = 150;

/** Reads the pages of a built dealer back as data. */
export async function readPeerSite(dir: string): Promise<PeerSite> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('/index.html'));
  const htmls = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
  const pages = files.map((file, index) => toPeerPage(file, htmls[index] ?? ''));
  const missing = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    const bytes = Buffer.byteLength(htmls[index] ?? '') - countBytes(page);
    missing.set(page.part, [...(missing.get(page.part) ?? []), Math.max(0, bytes)]);
  }
  const fillers = [...missing].map(([part, bytes]) => [
    part,
    makeMarkup(Math.round(sum(bytes) / bytes.length)),
  ]);
  return { pages, fillers: Object.fromEntries(fillers) };
}

function toPeerPage(file: string, html: string): PeerPage {
  const path = file.slice(0, -'index.html'.length);
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return {
    url: `/${path}`,
    part: path.split('/')[0] ?? '',
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    texts: [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim()).filter(Boolean),
    pictures: [...body.matchAll(/<img[^>]*? src="([^"]*)"/g)].map(([, url = '']) => url),
  };
}

function countBytes({ title, texts, pictures }: PeerPage): number {
  const sizes = [
    ...texts.map((text) => Buffer.byteLength(text) + TEXT_MARKUP),
    ...pictures.map((url) => url.length + Buffer.byteLength(title) + PICTURE_MARKUP),
  ];
  return PAGE_MARKUP + Buffer.byteLength(title) * 2 + sum(sizes);
}

function makeMarkup(bytes: number): string {
  const line = '<span class="badge" data-tone="quiet" aria-hidden="true"></span>\n';
  return line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes - (bytes % line.length));
}
