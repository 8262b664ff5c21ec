/** The medium beside a location: a map, its picture, or the logo with its name. */
export type LocationMedia =
  | { readonly kind: 'map' }
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'logo' };

/** A map in dark mode or if the dealer asks for one, else the location's picture, else the logo with the name (T-82). */
export function chooseLocationMedia(
  { image }: { readonly image: { readonly url: string } | null },
  {
    theme,
    locationDisplay,
  }: {
    readonly theme: { readonly mode: 'light' | 'dark' | 'auto' };
    readonly locationDisplay: { readonly panel: 'picture' | 'map' };
  },
): LocationMedia {
  if (locationDisplay.panel === 'map' || theme.mode === 'dark') return { kind: 'map' };
  return image ? { kind: 'picture', url: image.url } : { kind: 'logo' };
}
