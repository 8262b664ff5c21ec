import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CHARSET } from '#server/brochure/charset.ts';
import { readArgs, runCommand } from './cli/command.ts';
import { formatTable } from './cli/table.ts';
import { importTool, installTool } from './tools/install-tool.ts';

const HELP = `npm run fonts

Subsets the templates' typefaces to what pages use (Latin letters, the weights and widths of the style sheets) and
writes them to src/templates/<name>/fonts/, and the styles of brochures to src/server/brochure/fonts/. Run it after
changing those weights, and commit the files. The typefaces are in a package of their own, which the first run installs.`;

const ARCHIVO = 'archivo/files/archivo-latin-wdth-normal.woff2';
const NEWSREADER = 'newsreader/files/newsreader-latin-wght-normal.woff2';
const INSTRUMENT = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** The subset of each typeface; ranges follow the style sheets of its template. */
const FONTS = [
  {
    from: ARCHIVO,
    to: 'src/templates/classic/fonts/archivo.woff2',
    // One width: a second axis would double the file, which blocks every first visit.
    variationAxes: { wdth: 98, wght: { min: 400, max: 750 } },
  },
  {
    from: NEWSREADER,
    to: 'src/templates/showroom/fonts/newsreader.woff2',
    variationAxes: { wght: { min: 300, max: 400 } },
  },
  {
    from: INSTRUMENT,
    to: 'src/templates/showroom/fonts/instrument-sans.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
] as const;

/** The subsets for brochures: one file per style, because PDFs don't support variable fonts. */
const PRINT_FONTS = [
  { from: ARCHIVO, to: 'archivo-heading', variationAxes: { wdth: 104, wght: 700 } },
  { from: ARCHIVO, to: 'archivo-text', variationAxes: { wdth: 96, wght: 400 } },
  { from: ARCHIVO, to: 'archivo-bold', variationAxes: { wdth: 96, wght: 650 } },
  { from: NEWSREADER, to: 'newsreader-heading', variationAxes: { wght: 350 } },
  { from: INSTRUMENT, to: 'instrument-sans-text', variationAxes: { wght: 400 } },
  { from: INSTRUMENT, to: 'instrument-sans-bold', variationAxes: { wght: 600 } },
] as const;

await runCommand(HELP, async () => {
  readArgs({});
  const dir = await installTool('fonts');
  const subsetFont = await importTool(dir, 'subset-font');
  const screen = FONTS.map((font) => ({ ...font, targetFormat: 'woff2' as const }));
  const print = PRINT_FONTS.map((font) => ({
    ...font,
    to: `src/server/brochure/fonts/${font.to}.ttf`,
    targetFormat: 'sfnt' as const,
  }));
  const rows = await Promise.all(
    [...screen, ...print].map(async ({ from, to, ...options }) => {
      const source = await readFile(join(dir, 'node_modules/@fontsource-variable', from));
      const subset = v.parse(v.instance(Uint8Array), await subsetFont(source, CHARSET, options));
      await writeFile(to, subset);
      return [to, String(source.length), String(subset.length)];
    }),
  );
  console.log(formatTable(['typeface', 'bytes before', 'bytes'], rows));
  return 0;
});
