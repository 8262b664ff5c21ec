import { divIcon, type Marker as LeafletMarker, type Popup as LeafletPopup } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { LocationCards } from './LocationCards.tsx';
import type { PinnedLocation } from './map-data.ts';

interface Props {
  at: PinnedLocation['at'];
  places: readonly PinnedLocation[];
}

/** A pin for one or more locations close together. It works as a button: the card takes the focus while open, and returns it. */
export function Pin({ at, places }: Props) {
  const [open, setOpen] = useState(false);
  const numbers = places.map(({ number }) => number).join(', ');
  const names = places.map(({ name }) => name).join(', ');
  const several = places.length > 1;
  // Memoised: when the icon changes, Leaflet makes the pin non-interactive.
  const icon = useMemo(() => createPinIcon(numbers, several), [numbers, several]);
  return (
    <Marker
      position={at}
      icon={icon}
      title={names}
      eventHandlers={{
        add: ({ target }: { target: LeafletMarker }) => {
          target.getElement()?.setAttribute('aria-label', `${numbers} ${names}`.trim());
        },
        keydown: ({ originalEvent, target }) => {
          if (originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          target.openPopup();
        },
        popupopen: () => setOpen(true),
        popupclose: ({ popup, target }) => {
          setOpen(false);
          restoreFocus(popup, target);
        },
      }}
    >
      <Popup minWidth={220} maxWidth={260} maxHeight={220}>
        <LocationCards places={places} open={open} />
      </Popup>
    </Marker>
  );
}

function createPinIcon(numbers: string, several: boolean) {
  return divIcon({
    className: several ? 'map__pin map__pin--several' : 'map__pin',
    // Safe as HTML: only digits and commas.
    html: `<span>${numbers}</span>`,
    iconSize: [44, 44],
    iconAnchor: [22, 44],
    popupAnchor: [0, -36],
  });
}

/** Returns the focus from the card to its pin. */
function restoreFocus(card: LeafletPopup, pin: LeafletMarker): void {
  const focused = document.activeElement;
  // Without animation the card is already removed, and the focus is on the body.
  if (focused === document.body || card.getElement()?.contains(focused))
    pin.getElement()?.focus({ preventScroll: true });
}
