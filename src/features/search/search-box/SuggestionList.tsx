import { useEffect, useRef } from 'react';
import { formatWholeNumber } from '#domain/numbers.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { CountedSuggestion } from './use-suggestion-rows.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly rows: readonly CountedSuggestion[];
  /** Index of the row that the arrow keys have reached; -1: none. */
  readonly active: number;
  readonly onSelect: (row: CountedSuggestion) => void;
}

/** The rows under the search box, as a listbox that the field controls. */
export function SuggestionList({ id, rows, active, onSelect }: SuggestionListProps) {
  const activeRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) activeRow.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const recent = rows[0]?.kind === 'recent';
  return (
    <div className="suggest">
      {recent && <p className="suggest__head">Recent searches</p>}
      <div id={id} role="listbox" aria-label={recent ? 'Recent searches' : 'Suggestions'}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys move and select
          <div
            key={`${row.kind} ${row.label}`}
            ref={index === active ? activeRow : undefined}
            id={rowId(id, index)}
            className={`suggest__row suggest__row--${row.kind}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(row)}
          >
            {row.kind === 'understood' && <Icon name="filters" />}
            {row.kind === 'text' && <Icon name="search" />}
            <span>{row.label}</span>
            <span className="num">{formatWholeNumber(row.count)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The id of a row, for the field's aria-activedescendant. */
export function rowId(list: string, index: number): string {
  return `${list}-${index}`;
}
