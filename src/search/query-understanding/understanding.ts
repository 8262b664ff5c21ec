import type { SearchState, SortName } from '#search/state/state.ts';

/** A part of a typed text that has a meaning, and where it stands. */
export interface QueryPart {
  readonly start: number;
  readonly end: number;
  readonly lists?: SearchState['lists'];
  readonly ranges?: SearchState['ranges'];
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
  readonly text: string;
  /** Whether it is left out rather than that nothing is found. */
  readonly optional: boolean;
  /** Whether it may be half typed. */
  readonly pending: boolean;
}

/** What a typed text asks a dealer's stock for. */
export interface Understanding {
  readonly parts: readonly QueryPart[];
  readonly lists: SearchState['lists'];
  readonly ranges: SearchState['ranges'];
  /** '' = none was asked for. */
  readonly sortBy: SortName;
  readonly near: boolean | string;
  /** The text that is searched for beside the filters. */
  readonly text: string;
  /** The words that were left out, because with them nothing would be found; each as it was typed. */
  readonly unknown: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}
