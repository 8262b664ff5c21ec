/** An SVG as a data URI, with only those characters encoded that an address cannot have. */
export function toSvgDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURI(svg).replaceAll('%20', ' ').replaceAll('#', '%23')}`;
}
