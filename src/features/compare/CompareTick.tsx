/** The tick that puts a car on the list to compare; device/keep.ts hears of it. */
export function CompareTick({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <label className="check compare-tick">
      <input type="checkbox" autoComplete="off" data-compare={id} aria-label={`Compare ${name}`} />
      <span>Compare</span>
    </label>
  );
}
