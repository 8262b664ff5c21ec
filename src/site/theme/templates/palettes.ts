import type { TemplateName } from '#site/config/templates.ts';
import type { Palette } from '#site/theme/palette.ts';
import { classicPalette } from './classic.ts';
import { showroomPalette } from './showroom.ts';

/** The palette of every template; a dealer's theme combines it with its own colour. */
export const palettes = {
  classic: classicPalette,
  showroom: showroomPalette,
} as const satisfies Record<TemplateName, Palette>;
