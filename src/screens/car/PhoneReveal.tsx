import { memo, type ReactNode, useEffect, useRef } from 'react';
import { logWarning } from '#browser/log.ts';
import { track } from '#browser/track.ts';
import { type EventSubject, PHONE_CLICK_EVENT } from '#domain/lead/events.ts';

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

let isSending = false;

/**
 * Reports to the site that a number was revealed, one request at a time. Nothing waits for the response, and errors are
 * only logged.
 */
async function reportPhoneReveal(car: string, dealership: string | null): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    const { ok, status } = await fetch('/api/phone-reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        car_id: car,
        dealership_id: dealership,
        website_id: document.documentElement.dataset.site,
      }),
      keepalive: true,
    });
    if (!ok) throw new Error(`answered ${status}`);
  } catch (error) {
    logWarning('The phone reveal could not be counted', error);
  } finally {
    isSending = false;
  }
}
