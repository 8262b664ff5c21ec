import { showMe, type VehicleWords } from '#domain/vehicle-words.ts';

/** 'Show Me 12 Cars': closes the drawer over the results that the filters made (spec 2). */
export function ShowButton({ total, words }: { readonly total: number; readonly words: VehicleWords }) {
  return (
    <button
      type="button"
      className="btn btn--primary"
      popoverTarget="filters"
      popoverTargetAction="hide"
      onClick={() => scrollTo({ top: 0 })}
    >
      {showMe(total, words)}
    </button>
  );
}
