import { memo, type ReactNode, useEffect, useRef } from 'react';
import { track } from '#browser/track.ts';
import { type EventSubject, PHONE_CLICK_EVENT } from '#domain/lead/events.ts';
import { reportPhoneReveal } from './report-phone-reveal.ts';

interface PhoneRevealProps {
  readonly about: EventSubject;
  readonly dealership: string | null;
  /** The masked number: '07 5550 ••••'. */
  readonly masked: string;
  readonly href: string;
  /** The text of the link: 'Call 07 5550 0100'. */
  readonly text: string;
  readonly icon?: ReactNode;
}

/** A hidden number that a click reveals, without scripts too (T-74). The reveal is what gets reported. */
export const PhoneReveal = memo(function PhoneReveal({
  about,
  dealership,
  masked,
  href,
  text,
  icon,
}: PhoneRevealProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const number = useRef<HTMLAnchorElement>(null);
  const count = () => {
    track({ ...PHONE_CLICK_EVENT, ...about });
    reportPhoneReveal(about.car_id, dealership);
  };
  // Revealed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only; onClick handles later clicks.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
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
