/** A set of cars: bit `car % 32` of word `car / 32`. */
export type Bits = Uint32Array;

/** No car of `count`. */
export function noCars(count: number): Bits {
  return new Uint32Array(Math.ceil(count / 32));
}

/** Every car of `count`. */
export function allCars(count: number): Bits {
  const bits = noCars(count).fill(0xffff_ffff);
  const rest = count % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

/** The cars for which a test holds. */
export function carsWhere(count: number, test: (car: number) => boolean): Bits {
  const bits = noCars(count);
  for (let car = 0; car < count; car++) if (test(car)) addCar(bits, car);
  return bits;
}

export function addCar(bits: Bits, car: number): void {
  bits[car >>> 5] = (bits[car >>> 5] ?? 0) | (1 << (car & 31));
}

export function hasCar(bits: Bits, car: number): boolean {
  return (((bits[car >>> 5] ?? 0) >>> (car & 31)) & 1) === 1;
}

/** The cars that are in all of the sets; `count` says how many cars there are. */
export function inAll(count: number, sets: readonly Bits[]): Bits {
  const bits = allCars(count);
  for (const set of sets)
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (set[word] ?? 0);
  return bits;
}

/** The cars that are in any of the sets. */
export function inAny(count: number, sets: readonly Bits[]): Bits {
  const bits = noCars(count);
  for (const set of sets)
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (set[word] ?? 0);
  return bits;
}

/** The numbers of the cars in a set, ascending. */
export function listCars(bits: Bits): Uint32Array {
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
