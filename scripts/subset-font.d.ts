declare module 'subset-font' {
  type Axis = number | { readonly min?: number; readonly max?: number };
  interface Options {
    readonly targetFormat?: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<Record<string, Axis>>;
  }
  /** Subsets a font to the glyphs of `text` and the given ranges of its axes. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
