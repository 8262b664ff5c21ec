import sharp from 'sharp';
import { buildSiteBrochures } from '#scripts/build/brochure/site-brochures.ts';
import type { BrochureFile, Publisher } from '#server/brochure/brochure.ts';
import { readAssets } from '#site/assets.ts';
import type { Site } from '#site/site.ts';

/** Pixels: four for each point of its height on paper. */
const MAX_LOGO_SIZE = { width: 880, height: 120 } as const;
/** Dots per inch that a drawing is read at, before it is sized. */
const LOGO_DPI = 400;

/** What the brochures of a dealer's cars say, with the logo that is printed on them. */
export async function buildBrochures(site: Site, assetsDir: string, now: Date): Promise<BrochureFile> {
  return buildSiteBrochures(site, await renderPrintLogo(site, assetsDir), now);
}

/** The logo as a picture that a PDF can hold: on white, as paper is. */
async function renderPrintLogo(site: Site, assetsDir: string): Promise<Publisher['logo']> {
  const { logo } = site.brand;
  const asset =
    logo === undefined ? undefined : (await readAssets(assetsDir)).find(({ name }) => name === logo);
  if (!asset) return null;
  const { data, info } = await sharp(asset.file, { density: LOGO_DPI })
    .resize({ ...MAX_LOGO_SIZE, fit: 'inside' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data.toString('base64'), ratio: info.width / info.height, alone: !site.nameParts };
}
