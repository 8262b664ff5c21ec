const UTF_16LE_MARK = [0xff, 0xfe];

/**
 * The text of a feed: UTF-8, UTF-16 with its mark, or, where the bytes are neither, Windows-1252, which older dealer
 * software exports. Line ends become '\n', so that lines are counted alike everywhere.
 */
export function decode(bytes: Uint8Array): string {
  return decoded(bytes).replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array): string {
  if (UTF_16LE_MARK.every((byte, index) => bytes[index] === byte))
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
