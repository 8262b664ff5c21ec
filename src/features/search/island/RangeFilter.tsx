import { useState } from 'react';
import { useRange } from 'react-instantsearch';
import { wholeNumber } from '#domain/numbers.ts';
import { ATTRIBUTES, type RangeAttribute } from '#search/attributes.ts';
import { Section } from './Section.tsx';

/** From and to as two typed numbers; the stock's own ends stand in empty fields. A search follows when a field is left. */
export function RangeFilter({
  attribute,
  open,
}: {
  readonly attribute: RangeAttribute;
  readonly open: boolean;
}) {
  const { label } = ATTRIBUTES[attribute];
  const { range, start, refine } = useRange({ attribute });
  const [from, to] = start.map((end) => (end !== undefined && Number.isFinite(end) ? end : undefined));
  const chosen = Number(from !== undefined || to !== undefined);
  if (range.min === undefined || range.max === undefined) return null;
  const apply = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const [low, high] = [readNumber(fields.get('from')), readNumber(fields.get('to'))];
    if (low !== from || high !== to) refine([low, high]);
  };
  return (
    <Section label={label} chosen={chosen} open={open || chosen > 0}>
      <form
        className="minmax"
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        onBlur={(event) => apply(event.currentTarget)}
      >
        <NumberField
          name="from"
          label={`${label} from`}
          value={from}
          end={range.min}
          plain={attribute === 'year'}
        />
        <span className="small muted">to</span>
        <NumberField
          name="to"
          label={`${label} to`}
          value={to}
          end={range.max}
          plain={attribute === 'year'}
        />
        <button type="submit" className="vh" tabIndex={-1}>
          {`Apply ${label.toLowerCase()}`}
        </button>
      </form>
    </Section>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  /** The end of the stock's own range on this side. */
  readonly end: number;
  /** A year has no thousand separator. */
  readonly plain: boolean;
}

function NumberField({ name, label, value, end, plain }: NumberFieldProps) {
  const write = (number: number) => (plain ? String(number) : wholeNumber(number));
  const outside = value === undefined ? '' : write(value);
  const [text, setText] = useState(outside);
  const [known, setKnown] = useState(outside);
  if (known !== outside) {
    setKnown(outside);
    setText(outside);
  }
  return (
    <input
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={write(end)}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** '$20,000' and '20 000' are numbers too; an empty or unreadable field is an open end. */
function readNumber(text: FormDataEntryValue | null): number | undefined {
  const digits = String(text ?? '').replace(/[^\d]/g, '');
  return digits === '' ? undefined : Number(digits);
}
