import type { MapPlace } from './map-data.ts';

/** What a pin tells when it is chosen: the place, its address and the way there. */
export function placePopup({ name, href, address, directionsUrl, image }: MapPlace): HTMLElement {
  const card = document.createElement('div');
  card.className = 'map__card';
  if (image !== undefined) {
    const picture = document.createElement('img');
    Object.assign(picture, { src: image, alt: '', width: 600, height: 400 });
    card.append(picture);
  }
  const where = document.createElement('p');
  where.textContent = address;
  card.append(link(name, href), where, link('Get Directions from Google Maps', directionsUrl));
  return card;
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.textContent = text;
  anchor.href = href;
  return anchor;
}
