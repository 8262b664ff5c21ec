import type { StockFieldName } from '#stock/mapping/fields.ts';

/** A source as a mapping file writes it. */
export interface DraftSource {
  from: string | string[];
  optional?: boolean;
  values?: Record<string, string | boolean | null>;
  unit?: string | { column: string };
  format?: string;
}

/** A mapping as it is written to a file. */
export interface MappingDraft {
  about?: string;
  records?: string;
  where?: Record<string, string | string[]>;
  key?: string[];
  fields: Partial<Record<StockFieldName, string | DraftSource | (string | DraftSource)[]>>;
  defaults?: Record<string, unknown>;
  words?: Record<string, Record<string, string>>;
}

/** How sure a guess is: 'sure' by name and values, 'likely' by either with nothing against it, 'guess' by values alone. */
export type Sureness = 'sure' | 'likely' | 'guess';

export interface GuessedField {
  readonly field: StockFieldName;
  readonly columns: readonly string[];
  readonly sureness: Sureness;
  /** 'name and 60 of 60 values'. */
  readonly why: string;
}

/** What the feed alone does not say. */
export interface Question {
  /** 'status: "Under Offer"': what an answer is given to. */
  readonly id: string;
  readonly text: string;
  readonly choices: readonly string[];
  /** The default answer. */
  readonly otherwise: string;
}
