/** The number in '5 Seats', '5-seater' or '5'; undefined if the cell counts something else ('4 Doors') or is 0. */
export const parseSeats = createCountParser(/^(\d{1,3})(?:[ -]?(?:seats?|seater|st))?$/i, 99);

/** The number in '4 Doors', '4dr' or '4'; undefined if the cell counts something else ('5 Seats') or is 0. */
export const parseDoors = createCountParser(/^(\d)(?:[ -]?(?:doors?|dr))?$/i, 9);

/** A plain whole number, 0 included. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

function createCountParser(pattern: RegExp, max: number): (text: string) => number | undefined {
  return (text) => {
    const count = Number(pattern.exec(text.trim())?.[1] ?? 0);
    return count >= 1 && count <= max ? count : undefined;
  };
}
