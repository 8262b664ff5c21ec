import { safeUrl } from '#domain/url-path.ts';
import { isBlank, toSingleLine } from './tidy-text.ts';

/** The items of a list in one cell, separated by line breaks, '|' or ';', or, if there are none of these, by commas. */
export function parseList(text: string): string[] {
  const separator = /[\n|;]/.test(text) ? /[\n|;]/ : ',';
  return text
    .split(separator)
    .map(toSingleLine)
    .filter((item) => !isBlank(item));
}

/** The safe address of a picture or file: on this site or http(s); undefined for anything else. */
export function parseUrl(text: string): string | undefined {
  const address = safeUrl(text);
  return address !== undefined && /^(?:\/|https?:)/i.test(address) ? address : undefined;
}

/** The addresses in one cell, separated by white space, '|', ';' or ','; undefined if any of them is unsafe. */
export function parseUrls(text: string): string[] | undefined {
  const addresses = text
    .split(/[\s|]|[;,]\s*(?=https?:\/\/|\/)/)
    .filter(Boolean)
    .map(parseUrl);
  const fit = addresses.filter((address) => address !== undefined);
  return fit.length > 0 && fit.length === addresses.length ? fit : undefined;
}

const NO_PICTURE = /\.(?:mp4|m4v|mov|webm|avi|m3u8|pdf|html?)(?:[?#]|$)/i;
/** What systems show in place of a picture that is not there yet. */
const STAND_IN =
  /[/_-](?:no[_-]?(?:image|photo|pic|picture)s?|(?:image|photo|picture)?s?[_-]?coming[_-]?soon|placeholder)(?:[_-]\w{1,20})?\.(?:jpe?g|png|gif|webp|svg)(?:[?#]|$)/i;

/** The addresses in one cell of a list of media, without its films, documents and stand-ins for pictures. */
export function parsePictureUrls(text: string): string[] | undefined {
  return parseUrls(text)?.filter((address) => !NO_PICTURE.test(address) && !STAND_IN.test(address));
}
