/** As island-icons.ts has them. Kept apart: carousels and galleries need two icons, and would load all of them. */
const OUTLINES = { left: 'm12.5 5-5 5 5 5', right: 'm7.5 5 5 5-5 5' } as const;

/** The arrow on a button that leads on or back; the button says so in words. */
export function Arrow({ to }: { readonly to: keyof typeof OUTLINES }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={OUTLINES[to]} />
    </svg>
  );
}
