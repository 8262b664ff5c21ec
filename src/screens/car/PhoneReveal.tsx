import { memo, type ReactNode, useEffect, useRef } from 'react';
import { track } from '#browser/track.ts';
import { PHONE_CLICK_EVENT } from '#domain/lead/events.ts';
import { reportPhoneReveal } from './report-phone-reveal.ts';

interface PhoneRevealProps {
  readonly car: string;
  readonly dealership: string | null;
  /** What stands for the number: '07 5550 ••••'. */
  readonly masked: string;
  readonly href: string;
  /** What the link says: 'Call 07 5550 0100'. */
  readonly text: string;
  readonly icon?: ReactNode;
}

/** A number that the dealer hides: a click shows it in its place, without scripts too (T-74). Showing it is what counts. */
export const PhoneReveal = memo(function PhoneReveal({
  car,
  dealership,
  masked,
  href,
  text,
  icon,
}: PhoneRevealProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const number = useRef<HTMLAnchorElement>(null);
  const count = () => {
    track(PHONE_CLICK_EVENT);
    reportPhoneReveal(car, dealership);
  };
  // Shown before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a later press is heard.
  useEffect(() => {
    if (!details.current?.open) return;
    number.current?.focus();
    count();
  }, []);
  return (
    <details
      className="reveal"
      ref={details}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) number.current?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is what one presses. */}
      <summary onClick={count}>
        {icon}
        <span>
          {'Call '}
          <b className="tel" aria-hidden="true">
            {masked}
          </b>
          {' Show number'}
        </span>
      </summary>
      <a className="tel" href={href} ref={number}>
        {icon}
        {text}
      </a>
    </details>
  );
});
