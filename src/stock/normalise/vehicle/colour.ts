import { isBlank, normaliseCase } from '#stock/normalise/text/tidy-text.ts';

/** The colours and materials of interiors, and what stands beside these: 'BLACK CLOTH', 'Tan leather with red stitching'. */
const INTERIOR_WORDS = new Set(
  (
    'black white grey gray silver beige brown tan red blue green cream ivory charcoal ebony oyster sand stone camel caramel cognac saddle chestnut ' +
    'mocha walnut parchment linen almond burgundy maroon orange yellow navy slate graphite anthracite jet espresso pearl platinum java biscuit bone ' +
    'leather leatherette cloth fabric velour vinyl suede alcantara artico nappa tartan microfibre plush wool woven synthetic partial accented ' +
    'perforated stitching light dark two tone trim seats upholstery interior and with'
  ).split(' '),
);

/** Whether all words of a text are of an interior: then a column called trim has no badges. */
export function isInterior(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => INTERIOR_WORDS.has(word));
}

/** What is outside too: 'White / Black roof'. */
const NO_OUTSIDE = String.raw`(?!.*\b(?:roof|top|stripes?|striping|decals?|canopy)\b)`;
/** What follows a slash between spaces, or names what is inside. 'w/' is short for 'with'. */
const INTERIOR = new RegExp(
  String.raw`(?:^|\s)/${NO_OUTSIDE}|(?<!\bw)/(?=\s${NO_OUTSIDE}|$|[^/]*\b(?:leather|cloth|trim|interior|int|seats|vinyl)\b)`,
  'is',
);
/** Longer texts are refused as no colours: to look through all of one would take time that grows with its square. */
const MAX_LENGTH = 300;
const BESIDE_INTERIOR = /^\s*\/\s*/;
const NO_COLOUR = new Set(['other', 'various', 'multi']);

/**
 * The exterior colour: 'White' of 'White / Black Leather', and both of 'Blue/White', which is two-tone; undefined if only the
 * interior is given ('- / Black').
 */
export function parseColour(text: string): string | undefined {
  const name = text.slice(0, findInterior(text)).trim();
  return isBlank(name) || NO_COLOUR.has(name.toLowerCase()) ? undefined : normaliseCase(name);
}

/** The interior of 'White / Black Leather'; null of a colour alone. */
export function parseInteriorInColour(text: string): string | null {
  const name = text.slice(findInterior(text)).replace(BESIDE_INTERIOR, '');
  return isBlank(name) ? null : normaliseCase(name);
}

/** Where the interior begins in a text of colours; its end if it has none. */
function findInterior(text: string): number {
  return INTERIOR.exec(text.slice(0, MAX_LENGTH))?.index ?? text.length;
}
