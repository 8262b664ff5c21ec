import type { TemplateName } from '#site/config/templates.ts';
import type { Palette } from '#site/theme/palette.ts';
import { classicPalette } from './classic.ts';
import { showroomPalette } from './showroom.ts';

/** The colours of every template, as data: the theme of a dealer is made from its template's row and its own colour. */
export const palettes = {
  classic: classicPalette,
  showroom: showroomPalette,
} as const satisfies Record<TemplateName, Palette>;
