import { join } from 'node:path';
import sharp from 'sharp';
import type { Publisher } from '#brochure/brochure.ts';
import { writeBrochures, writeSiteFacts } from '#published-site/server-files.ts';
import { buildSiteBrochures } from '#scripts/build/brochure/site-brochures.ts';
import { readAssets } from '#site/assets.ts';
import type { Site } from '#site/site.ts';
import type { Folders } from './folders.ts';
import { type BuildOutput, buildSiteFacts } from './site-facts.ts';

/** Writes the files that the host and the functions read at run time. */
export async function writeServerFiles(
  site: Site,
  { sitesDir, distDir }: Pick<Folders, 'sitesDir' | 'distDir'>,
  output: BuildOutput,
): Promise<void> {
  const assetsDir = join(sitesDir, site.slug, 'assets');
  await writeBrochures(
    distDir,
    output.name,
    buildSiteBrochures(site, await renderPrintLogo(site, assetsDir), output.now),
  );
  await writeSiteFacts(distDir, buildSiteFacts(site, output));
}

/** In pixels: four per point of its printed height. */
const MAX_LOGO_SIZE = { width: 880, height: 120 } as const;
/** Resolution (dpi) at which an SVG is rasterised before resizing. */
const LOGO_DPI = 400;

/** Renders the logo for a PDF: a JPEG on white. */
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
