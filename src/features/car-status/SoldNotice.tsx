import type { Ref } from 'react';
import type { WithdrawnKind } from '#domain/car/status/live-status.ts';
import { withdrawnCopy } from '#features/car-card/withdrawn-copy.ts';

interface SoldNoticeProps {
  readonly kind: WithdrawnKind;
  /** The dealer's word for a vehicle. */
  readonly vehicle: string;
  /** A search for similar vehicles (T-45). */
  readonly href: string;
  readonly link?: Ref<HTMLAnchorElement>;
}

/** Replaces the price of a car that is no longer available, with a link to similar ones. */
export function SoldNotice({ kind, vehicle, href, link }: SoldNoticeProps) {
  const { heading, regret, help, question, action } = withdrawnCopy(kind, vehicle);
  return (
    <div className="sold">
      <h2>{heading}</h2>
      <p>{regret}</p>
      <p>{help}</p>
      <p className="sold__question">{question}</p>
      <a ref={link} className="btn btn--primary" href={href}>
        {action}
      </a>
    </div>
  );
}
