import type { Ref } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';

interface ViewerButtonProps {
  readonly name: string;
  readonly icon: 'plus' | 'minus' | 'close' | 'left' | 'right';
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
      <Icon name={icon} />
    </button>
  );
}
