/** As in island-icons.ts; separate, so that carousels and galleries don't load all icons for two. */
const OUTLINES = { left: 'm12.5 5-5 5 5 5', right: 'm7.5 5 5 5-5 5' } as const;

/** The arrow on a Previous or Next button, which has its own label. */
export function Arrow({ to }: { readonly to: keyof typeof OUTLINES }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={OUTLINES[to]} />
    </svg>
  );
}
