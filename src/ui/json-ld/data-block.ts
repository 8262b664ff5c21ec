/** Data as the text of a `<script type="application/json">`: nothing in it can end the block or start a comment. */
export function serialiseDataBlock(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
