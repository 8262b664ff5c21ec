import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMake } from '#domain/car/makes.ts';
import { sha256 } from '#platform/sha256.ts';

/** The bundled logos of the makes that a dealer has in stock, in one file, so that pages need a single request. */
export interface LogoSprite {
  /** With a hash of the content, so that it can be cached forever: '/assets/makes.1a2b3c4d.svg'. */
  readonly url: string;
  /** An SVG with a symbol for each logo, by the make's slug. */
  readonly text: string;
}

/** All bundled logos, one symbol a line, with the make's slug as its id. */
const LOGOS_FILE = join(import.meta.dirname, 'logos/logos.svg');

/** The sprite for the given makes; those without a bundled logo are left out. */
export async function buildLogoSprite(makes: Iterable<string>): Promise<LogoSprite> {
  const wanted = new Set(Array.from(makes, (make) => findMake(make)?.slug));
  const all = (await readFile(LOGOS_FILE, 'utf8')).matchAll(/^<symbol id="([^"]+)".*/gm);
  const symbols = [...all].filter(([, slug]) => wanted.has(slug)).map(([symbol]) => symbol);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const hash = sha256(text, 'hex', 8);
  return { url: `/assets/makes.${hash}.svg`, text };
}
