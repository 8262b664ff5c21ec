import type { Ref } from 'react';

interface UndoNoticeProps {
  /** What was done: '2021 Toyota Corolla removed.' */
  readonly done: string;
  /** What the button does, in words. */
  readonly label: string;
  readonly onUndo: () => void;
  readonly button: Ref<HTMLButtonElement>;
}

/** Stands in the place of what was taken off a list, until the page is left. */
export function UndoNotice({ done, label, onUndo, button }: UndoNoticeProps) {
  return (
    <p className="notice">
      <span>{done}</span>
      <button ref={button} type="button" className="btn btn--sm" aria-label={label} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
