import { type CheckedDealer, type Finding, hintAt } from '#scripts/site-check/finding.ts';
import { contrastRatio, deltaE } from '#site/theme/colour-space.ts';

/** A difference that people notice side by side, as with a logo in the colour as given. */
const NOTICEABLE_DELTA_E = 0.06;
const MIN_TEXT_CONTRAST = 4.5;

/** A brand colour that pages had to change so that text on it can be read. */
export function checkColours({ site: { brand, theme } }: CheckedDealer): Finding[] {
  const mode = theme.mode === 'dark' ? 'dark' : 'light';
  const used = theme.colours[mode].brand;
  if (deltaE(brand.colour, used) < NOTICEABLE_DELTA_E) return [];
  const ratio = contrastRatio('#ffffff', brand.colour).toFixed(1);
  const why =
    mode === 'light' && Number(ratio) < MIN_TEXT_CONTRAST
      ? ` (white on it has a contrast of ${ratio}, and text needs ${MIN_TEXT_CONTRAST})`
      : '';
  const text = `"${brand.colour}" is shown as ${used}${why}. Look at it beside the logo.`;
  return [hintAt('site.ts', 'brand.colour', text)];
}
