import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { formatTable } from './cli/table.ts';
import { drawAustralia } from './geography/australia.ts';
import { type PostcodeRow, packPostcodes } from './geography/postcodes.ts';

const HELP = `npm run geography -- [options]

Packs the map behind the pins and the postcode table from open data, credited in LICENCES.md next to the files. Needed
only to update them: the files are committed.

  --countries <file>   countries-10m.json of the package world-atlas
  --borders <file>     ne_50m_admin_1_states_provinces_lines of Natural Earth, as GeoJSON
  --towns <file>       ne_50m_populated_places_simple of Natural Earth, as GeoJSON
  --postcodes <file>   postcodes-au.csv of postcodes-au`;

const MAP_FILE = 'src/features/map/australia.json';
const POSTCODES_FILE = 'src/features/nearest/postcodes.json';

await runCommand(HELP, async () => {
  const text = { type: 'string' } as const;
  const { values } = readArgs({ countries: text, borders: text, towns: text, postcodes: text });
  const { countries, borders, towns, postcodes } = values;
  const drawn = countries !== undefined && borders !== undefined && towns !== undefined;
  if (!drawn && postcodes === undefined)
    throw new UsageError('Name countries, borders and towns for the map, or postcodes for the table.');
  const files = [
    ...(drawn
      ? [
          {
            to: MAP_FILE,
            data: drawAustralia(
              await readJsonFile(countries),
              await readJsonFile(borders),
              await readJsonFile(towns),
            ),
          },
        ]
      : []),
    ...(postcodes === undefined
      ? []
      : [
          {
            to: POSTCODES_FILE,
            data: packPostcodes(parse<PostcodeRow>(await readFile(postcodes), { columns: true, bom: true })),
          },
        ]),
  ];
  const rows = await Promise.all(
    files.map(async ({ to, data }) => {
      const packed = `${JSON.stringify(data)}\n`;
      await writeFile(to, packed);
      return [to, String(packed.length), String(brotliCompressSync(packed).length)];
    }),
  );
  console.log(formatTable(['file', 'bytes', 'as sent'], rows));
  return 0;
});

async function readJsonFile(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
