import type { Ref } from 'react';
import { Arrow } from '#ui/icons/Arrow.tsx';

/** Drawn on a 20 x 20 grid, as those of ui/icons; here, so that only pages with a viewer load them. */
const ICONS = {
  plus: 'M4.5 10h11M10 4.5v11',
  minus: 'M4.5 10h11',
  close: 'm5 5 10 10M15 5 5 15',
} as const;

interface ViewerButtonProps {
  readonly name: string;
  readonly icon: keyof typeof ICONS | 'left' | 'right';
  readonly disabled?: boolean;
  readonly button?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

/** A button of the viewer. A disabled one keeps the focus, so it uses aria-disabled. */
export function ViewerButton({ name, icon, disabled = false, button, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      className={`icon-btn viewer__${icon}`}
      ref={button}
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {icon === 'left' || icon === 'right' ? (
        <Arrow to={icon} />
      ) : (
        <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
      )}
    </button>
  );
}
