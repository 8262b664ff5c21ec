import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface PressHandlers {
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Handlers for a modal dialog that call `onPress` after a press outside of it, as `closedby="any"` does (Safari has none
 * yet): a press that begins in the dialog, such as the selection of a text, does not count. None where the browser does it.
 */
export function usePressOutside(onPress: () => void): PressHandlers {
  const began = useRef(false);
  if (typeof HTMLDialogElement === 'undefined' || 'closedBy' in HTMLDialogElement.prototype) return {};
  return {
    onPointerDown: (event) => {
      began.current = isOutside(event);
    },
    onClick: (event) => {
      if (began.current && isOutside(event)) onPress();
      began.current = false;
    },
  };
}

/** Outside is the dialog's backdrop, whose events have the dialog as their target. A click by keyboard has no place. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
