import { divIcon, type Marker as LeafletMarker, type Popup as LeafletPopup } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { LocationCards } from './LocationCards.tsx';
import type { PinnedLocation } from './map-data.ts';

interface Props {
  at: PinnedLocation['at'];
  places: readonly PinnedLocation[];
}

/** One pin for places close together. By keyboard it is a button: its card has the focus while it is open, and gives it back. */
export function Pin({ at, places }: Props) {
  const [open, setOpen] = useState(false);
  const numbers = places.map(({ number }) => number).join(', ');
  const names = places.map(({ name }) => name).join(', ');
  const several = places.length > 1;
  // Given another icon, Leaflet takes a pin for one that can't be pressed.
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
    // Digits and commas alone.
    html: `<span>${numbers}</span>`,
    iconSize: [44, 44],
    iconAnchor: [22, 44],
    popupAnchor: [0, -36],
  });
}

/** The pin has the focus again that its card had. */
function restoreFocus(card: LeafletPopup, pin: LeafletMarker): void {
  const focused = document.activeElement;
  // Without fading the card is gone by now, and the focus with it.
  if (focused === document.body || card.getElement()?.contains(focused))
    pin.getElement()?.focus({ preventScroll: true });
}
