import { isUtf8 } from 'node:buffer';
import { htmlToText } from './html.ts';

const MARKUP = /&#?\w{2,31};|<[a-z/!]/i;
/** HTML may have been escaped twice on its way. */
const MAX_LAYERS = 3;

/** A text as it was meant: without HTML and garbled characters. Line breaks stay. */
export function repairText(text: string): string {
  return repairCharacters(removeMarkup(text));
}

/** A text without HTML: 'Town &amp; Country' is 'Town & Country'. */
function removeMarkup(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MAX_LAYERS && MARKUP.test(plain); layer++) plain = htmlToText(plain);
  return plain;
}

const WINDOWS_1252 = new TextDecoder('windows-1252');
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    WINDOWS_1252.decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** A text with the characters that were meant: UTF-8 that was taken for Windows-1252, 'CitroÃ«n', is 'Citroën'. */
export function repairCharacters(text: string): string {
  return text.replace(/[\u0080-\uffff]{2,}/g, (run) => {
    const bytes = Array.from(run, (character) => BYTES.get(character) ?? Number.NaN);
    if (bytes.some(Number.isNaN)) return run;
    const buffer = Uint8Array.from(bytes);
    return isUtf8(buffer) ? new TextDecoder().decode(buffer) : run;
  });
}
