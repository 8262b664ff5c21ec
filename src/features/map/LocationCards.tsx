import { useEffect, useRef } from 'react';
import type { MapLocation } from './map-data.ts';

interface Props {
  places: readonly MapLocation[];
  /** Whether they are in sight; what comes into sight gets the focus. */
  open: boolean;
}

/** What a pin tells when it is chosen: each of its places, its address and the way there. */
export function LocationCards({ places, open }: Props) {
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (open) first.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div>
      {places.map(({ name, href, address, directionsUrl, image }, index) => (
        <div className="map__card" key={href}>
          {image && <img src={image} alt="" width={600} height={400} />}
          <a href={href} ref={index === 0 ? first : undefined}>
            {name}
          </a>
          <p>{address}</p>
          <a href={directionsUrl} aria-label={`Get Directions from Google Maps to ${name}`}>
            Get Directions from Google Maps
          </a>
        </div>
      ))}
    </div>
  );
}
