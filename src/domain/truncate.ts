/** A text of at most `limit` characters: a longer one is cut there and ends in an ellipsis (T-52). */
export function truncate(text: string, limit: number): string {
  // By code points, so that no character is cut in two.
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
