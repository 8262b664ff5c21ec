import { useEffect, useRef } from 'react';
import type { MapLocation } from './map-data.ts';

interface Props {
  places: readonly MapLocation[];
  /** Whether they are visible; the first link gets the focus when they open. */
  open: boolean;
}

/** The content of a pin's popup: each of its locations, with address and directions. */
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
