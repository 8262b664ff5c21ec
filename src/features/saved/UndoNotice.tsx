import type { Ref } from 'react';

interface UndoNoticeProps {
  /** '2021 Toyota Corolla removed.' */
  readonly done: string;
  /** The accessible name of the button. */
  readonly label: string;
  readonly onUndo: () => void;
  readonly button: Ref<HTMLButtonElement>;
}

/** Takes the position of a removed entry until the visitor leaves the page. */
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
