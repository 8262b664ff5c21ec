/** What a runner puts in the place of: %s, $slug, $car.title, ${kind}. */
const PLACEHOLDER = /%[a-zA-Z#%]|\$\{[^}]*\}|\$[\w.]+/;

/** A pattern for `-t` and `-g`, for a title as it is written in the code. */
export function toTitlePattern(title: string): string {
  return title.split(PLACEHOLDER).map(RegExp.escape).join('.*');
}
