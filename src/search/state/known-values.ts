/**
 * Reads the texts of one attribute by the values of the stock: in whatever case, and with a comma as two values where no
 * value has that comma (T-18). What nobody knows stays as it is: a saved search may wait for it. `complete`: there is nothing
 * like that.
 */
export function resolveValues(texts: readonly string[], known: Iterable<string>) {
  const exact = new Set(known);
  const byLetters = new Map([...exact].map((value) => [toKey(value), value]));
  const find = (text: string) => (exact.has(text) ? text : byLetters.get(toKey(text)));
  const resolved = texts.map((text) => {
    const value = find(text);
    if (value !== undefined) return [value];
    const parts = text.split(',').map((part) => part.trim());
    return parts.some((part) => find(part) !== undefined)
      ? parts.filter(Boolean).map((part) => find(part) ?? part)
      : [text];
  });
  const values = [...new Set(resolved.flat())];
  return { values, complete: values.every((value) => exact.has(value)) };
}

function toKey(text: string): string {
  return text.trim().toLowerCase();
}
