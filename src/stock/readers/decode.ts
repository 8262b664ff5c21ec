const UTF_16LE_BOM = [0xff, 0xfe];

/**
 * Decodes a feed: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which older dealer software exports. Line
 * endings become '\n', so that line numbers are consistent.
 */
export function decodeFeed(bytes: Uint8Array): string {
  return decodeBytes(bytes).replace(/\r\n?/g, '\n');
}

function decodeBytes(bytes: Uint8Array): string {
  if (UTF_16LE_BOM.every((byte, index) => bytes[index] === byte))
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
