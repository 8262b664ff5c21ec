import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readArgs, runCommand } from './cli/command.ts';
import { table } from './cli/table.ts';

const HELP = `npm run fonts

Cuts the templates' typefaces down to what pages use of them (Latin letters, the weights and widths of the style sheets)
and writes them to src/templates/<name>/fonts/. Run it after a change of those weights, and commit the files.`;

/** What is kept of each typeface; ranges follow the style sheets of its template. */
const FONTS = [
  {
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'classic/fonts/archivo.woff2',
    // One width: a second axis would double the file, which every first visit waits for.
    variationAxes: { wdth: 98, wght: { min: 400, max: 750 } },
  },
  {
    from: 'newsreader/files/newsreader-latin-wght-normal.woff2',
    to: 'showroom/fonts/newsreader.woff2',
    variationAxes: { wght: { min: 300, max: 400 } },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'showroom/fonts/instrument-sans.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
] as const;

/** ASCII, Latin-1 and the marks that texts use beyond them. */
const LETTERS = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’“”…•×−€™'].join('');

await runCommand(HELP, async () => {
  readArgs({});
  const rows = await Promise.all(
    FONTS.map(async ({ from, to, variationAxes }) => {
      const whole = await readFile(`node_modules/@fontsource-variable/${from}`);
      const part = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes });
      await writeFile(`src/templates/${to}`, part);
      return [to, String(whole.length), String(part.length)];
    }),
  );
  console.log(table(['typeface', 'bytes before', 'bytes'], rows));
  return 0;
});

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
