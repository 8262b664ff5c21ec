import type { MapPlace } from './map-data.ts';

/** What a pin tells when it is chosen: each of its places, its address and the way there. */
export function placePopup(places: readonly MapPlace[]): HTMLElement {
  const cards = document.createElement('div');
  cards.append(...places.map(placeCard));
  return cards;
}

function placeCard({ name, href, address, directionsUrl, image }: MapPlace): HTMLElement {
  const card = document.createElement('div');
  card.className = 'map__card';
  if (image !== undefined) {
    const picture = document.createElement('img');
    Object.assign(picture, { src: image, alt: '', width: 600, height: 400 });
    card.append(picture);
  }
  const where = document.createElement('p');
  where.textContent = address;
  const directions = link('Get Directions from Google Maps', directionsUrl);
  directions.ariaLabel = `Get Directions from Google Maps to ${name}`;
  card.append(link(name, href), where, directions);
  return card;
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.textContent = text;
  anchor.href = href;
  return anchor;
}
