import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CHARSET } from '#brochure/charset.ts';
import { TEMPLATES } from '#templates/registry.ts';
import { readArgs, runCommand } from './cli/command.ts';
import { formatTable } from './cli/table.ts';
import { importTool, installTool } from './tools/install-tool.ts';

const HELP = `npm run fonts

Subsets the templates' typefaces to what pages use (Latin letters, the weights and widths of the style sheets) and
writes them to src/templates/<name>/fonts/, and the styles of brochures to src/brochure/fonts/. Run it after
changing those weights, and commit the files. The typefaces are in a package of their own, which the first run installs.`;

/** Every cut of the templates' typefaces, with the file that it is written to: variable for pages, a style each for brochures. */
const CUTS = Object.entries(TEMPLATES).flatMap(([name, { fonts, brochure }]) => [
  ...fonts.map((cut) => ({
    ...cut,
    to: `src/templates/${name}/fonts/${cut.file}.woff2`,
    targetFormat: 'woff2',
  })),
  ...Object.values(brochure.faces).map((cut) => ({
    ...cut,
    to: `src/brochure/fonts/${cut.file}.ttf`,
    targetFormat: 'sfnt',
  })),
]);

await runCommand(HELP, async () => {
  readArgs({});
  const dir = await installTool('fonts');
  const subsetFont = await importTool(dir, 'subset-font');
  const rows = await Promise.all(
    CUTS.map(async ({ from, to, variationAxes, targetFormat }) => {
      const source = await readFile(join(dir, 'node_modules/@fontsource-variable', from));
      const subset = v.parse(
        v.instance(Uint8Array),
        await subsetFont(source, CHARSET, { variationAxes, targetFormat }),
      );
      await writeFile(to, subset);
      return [to, String(source.length), String(subset.length)];
    }),
  );
  console.log(formatTable(['typeface', 'bytes before', 'bytes'], rows));
  return 0;
});
