import { useEffect, useRef, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** Its value while the visitor is not typing. */
  readonly text: string;
  /** Called with the typed text when the field is left or Enter is pressed. */
  readonly onType: (text: string) => void;
}

/** One end of a range as a number field. While the visitor is typing, nothing else changes it. */
export function NumberField({ label, placeholder, disabled, text, onType }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onType(draft);
  };
  // Text typed before hydration is in the DOM, but has not been reported.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value matters
  useEffect(() => {
    const initialText = field.current?.value ?? '';
    if (initialText === text) return;
    if (document.activeElement === field.current) setDraft(initialText);
    else onType(initialText);
  }, []);
  return (
    <input
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      value={draft ?? text}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
