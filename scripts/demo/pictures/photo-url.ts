const FOLDER = '/assets/photos/';

/** A picture's address in stock data. */
export function photoUrl(name: string): string {
  return `${FOLDER}${name}`;
}

/** The file name in an address made by photoUrl. */
export function photoName(url: string): string {
  return url.slice(FOLDER.length);
}
