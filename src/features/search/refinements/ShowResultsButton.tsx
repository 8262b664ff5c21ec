import type { Ref } from 'react';
import { showVehiclesLabel, type VehicleNoun } from '#domain/vehicle-noun.ts';

export interface ShowResultsButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly total: number;
  readonly noun: VehicleNoun;
}

/** 'Show Me 12 Cars': closes the drawer and scrolls to the top of the results. */
export function ShowResultsButton({ ref, total, noun }: ShowResultsButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="btn btn--primary"
      popoverTarget="filters"
      popoverTargetAction="hide"
      onClick={() => scrollTo({ top: 0 })}
    >
      {showVehiclesLabel(total, noun)}
    </button>
  );
}
