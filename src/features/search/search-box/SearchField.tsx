import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The role and ARIA states of a field that controls a listbox. */
  readonly combobox?: ComponentProps<'input'>;
  /** Where the field is sent without scripts. */
  readonly action?: string | undefined;
  /** The clear button and the list under the field. */
  readonly children?: ReactNode;
}

/** The search field of a filter panel. Other props are passed to its input. */
export function SearchField({ text, onType, combobox, action, children, ...input }: SearchFieldProps) {
  return (
    <search className="find">
      <form action={action} onSubmit={(event) => event.preventDefault()}>
        <label>
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
          <input
            type="search"
            name="query"
            {...combobox}
            autoComplete="off"
            {...input}
            enterKeyHint="search"
            placeholder="search"
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        </label>
      </form>
      {children}
    </search>
  );
}
