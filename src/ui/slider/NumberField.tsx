import { useEffect, useRef, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** What it holds while nobody writes in it. */
  readonly text: string;
  /** A number was written: the field was left, or Enter was pressed. */
  readonly onType: (text: string) => void;
}

/** One end of a range as a number. While the visitor is writing in it nothing else changes it. */
export function NumberField({ label, placeholder, disabled, text, onType }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onType(draft);
  };
  // What was typed before hydration stands in the document, but nobody has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early === text) return;
    if (document.activeElement === field.current) setDraft(early);
    else onType(early);
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
