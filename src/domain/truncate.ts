/** Truncates a text to `limit` characters; a longer text ends in an ellipsis (T-52). */
export function truncate(text: string, limit: number): string {
  // By code points, so that no surrogate pair is split.
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
