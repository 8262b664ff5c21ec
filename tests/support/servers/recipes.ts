import { readFile } from 'node:fs/promises';

/** A file of docs/recipes. */
export type Recipe = 'Caddyfile' | 'Containerfile' | 'forecourt.service' | 'forecourt.socket';

/** Reads a recipe, with the places of this test in place of those it names. */
export async function readRecipe(
  name: Recipe,
  places: Readonly<Record<string, string>> = {},
): Promise<string> {
  let text = await readFile(`docs/recipes/${name}`, 'utf8');
  for (const [from, to] of Object.entries(places)) {
    if (!text.includes(from))
      throw new Error(`docs/recipes/${name}: does not say "${from}". Correct the test.`);
    text = text.replaceAll(from, to);
  }
  return text;
}
