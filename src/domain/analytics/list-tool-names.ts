/** The part of a dealer's analytics that says which tools there are. */
interface ConfiguredTools {
  readonly tagManager?: string | undefined;
  readonly ga4?: string | undefined;
  readonly metaPixel?: string | undefined;
  readonly plausible?: object | undefined;
  readonly scripts: readonly { readonly script: string }[];
}

/** The tools of a dealer as visitors read them: 'Google Analytics and Plausible Analytics'. */
export function listToolNames({ tagManager, ga4, metaPixel, plausible, scripts }: ConfiguredTools): string {
  const names = [
    ...(tagManager ? ['Google Tag Manager'] : []),
    ...(ga4 ? ['Google Analytics'] : []),
    ...(metaPixel ? ['the Meta Pixel'] : []),
    ...(plausible ? ['Plausible Analytics'] : []),
    ...new Set(scripts.map(({ script }) => new URL(script).hostname)),
  ];
  return new Intl.ListFormat('en-AU').format(names);
}
