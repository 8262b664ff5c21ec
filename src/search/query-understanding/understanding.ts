import type { RefinementList } from '#search/state/makes-and-models.ts';
import type { SortName } from '#search/state/sorts.ts';
import type { Refinements } from '#search/state/ui-state.ts';

/** A part of a typed text that has a meaning, and where it stands. */
export interface QueryPart extends Refinements {
  readonly start: number;
  readonly end: number;
  /** What it does not want; its own values are then what is left of those lists. */
  readonly excluded?: RefinementList;
  /** The label of its chip, where the labels of its values would not say it. */
  readonly label?: string;
  /** The orders it asks for, the best first. */
  readonly sorts?: readonly string[];
  /** Whether it asks for what is close by, or the postcode it is to be close to. */
  readonly near?: true | string;
}

/** A word of a typed text without a meaning of its own. */
export interface QueryWord {
  readonly start: number;
  readonly end: number;
  /** As it was typed. */
  readonly text: string;
  /** The text that it is searched for by. */
  readonly search: string;
  /** Whether it may be half typed, or only joins others: then it is not called unknown. */
  readonly pending: boolean;
  /** Whether all vehicles are shown rather than none, because it may be half typed. */
  readonly optional: boolean;
  /** The list that its own page has, where it names a make or a body that is not in stock. */
  readonly absent?: RefinementList;
}

/** A misspelt word and what it was read as. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  /** As it was typed. */
  readonly text: string;
  /** As the stock writes it. */
  readonly to: string;
}

/** What a typed text asks a dealer's stock for. */
export interface Understanding extends Refinements {
  readonly parts: readonly QueryPart[];
  /** '' = none was asked for. */
  readonly sortBy: SortName;
  readonly near: boolean | string;
  /** The text that is searched for beside the filters. */
  readonly text: string;
  /** The words that nothing is found with, in whole phrases as they were typed. They are left out where others are understood. */
  readonly unknown: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  readonly corrections: readonly Correction[];
}
