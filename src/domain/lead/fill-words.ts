import { toTitleCase } from '#domain/vehicle-noun.ts';

/** A dealer's words in the platform's texts. */
export interface VehicleWords {
  /** The dealer's word for a vehicle: 'truck'. */
  readonly vehicle: string;
  /** What visitors book instead of a test drive: 'test ride'. */
  readonly testDrive?: string | undefined;
}

/** A text in a dealer's words: '{vehicle}' is filled in, and 'Book a Test Drive' becomes 'Book a Test Ride'. */
export function fillWords(text: string, { vehicle, testDrive }: VehicleWords): string {
  const filled = text.replace('{vehicle}', vehicle);
  return testDrive === undefined
    ? filled
    : filled.replace(/test drive/i, (found) => (found[0] === 'T' ? toTitleCase(testDrive) : testDrive));
}
