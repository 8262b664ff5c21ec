function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The colour `share` of the way from one '#rrggbb' to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Mean of the channels, 0 black to 1 white: decides whether a paint is shaded darker or lighter. */
export function lightness(hex: string): number {
  return channels(hex).reduce((sum, value) => sum + value, 0) / 765;
}
