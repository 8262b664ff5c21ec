/** A set of cars: bit `car % 32` of word `car / 32`. */
export type Bitset = Uint32Array;

/** An empty set for `count` cars. */
export function emptyBitset(count: number): Bitset {
  return new Uint32Array(Math.ceil(count / 32));
}

/** The set of all `count` cars. */
export function fullBitset(count: number): Bitset {
  const bits = emptyBitset(count).fill(0xffff_ffff);
  const rest = count % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

/** The cars that pass a test. */
export function bitsetWhere(count: number, test: (car: number) => boolean): Bitset {
  const bits = emptyBitset(count);
  for (let car = 0; car < count; car++) if (test(car)) addCar(bits, car);
  return bits;
}

export function addCar(bits: Bitset, car: number): void {
  bits[car >>> 5] = (bits[car >>> 5] ?? 0) | (1 << (car & 31));
}

export function hasCar(bits: Bitset, car: number): boolean {
  return (((bits[car >>> 5] ?? 0) >>> (car & 31)) & 1) === 1;
}

/** The cars that are in every set; all `count` cars if there are no sets. */
export function intersectAll(count: number, sets: readonly Bitset[]): Bitset {
  const bits = fullBitset(count);
  for (const set of sets) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (set[word] ?? 0);
  }
  return bits;
}

/** The cars that are in at least one of the sets. */
export function unionAll(count: number, sets: readonly Bitset[]): Bitset {
  const bits = emptyBitset(count);
  for (const set of sets) {
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (set[word] ?? 0);
  }
  return bits;
}

/** The cars in a set, ascending. */
export function listCars(bits: Bitset): Uint32Array {
  const cars = new Uint32Array(bits.length * 32);
  let found = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      cars[found++] = word * 32 + (31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
  return cars.subarray(0, found);
}
