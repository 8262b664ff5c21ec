import type { Ref } from 'react';
import { showMe, type VehicleWords } from '#domain/vehicle-noun.ts';

export interface ShowButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly total: number;
  readonly words: VehicleWords;
}

/** 'Show Me 12 Cars': closes the drawer over the results that the filters made. */
export function ShowButton({ ref, total, words }: ShowButtonProps) {
  return (
    <button
      ref={ref}
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
