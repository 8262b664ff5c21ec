import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { type BodyKey, bodyLabel } from './body.ts';

/**
 * The noun for vehicles of a body: 'ute' and 'utes', 'SUV' and 'SUVs', 'cab chassis' and 'cab chassis'. It stands alone:
 * '8 utes', not '8 ute cars'.
 */
export function bodyNoun(key: BodyKey): VehicleNoun {
  const noun = bodyLabel(key).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return { noun, plural: key === 'cabChassis' ? noun : `${noun}${/(?:s|ch)$/.test(noun) ? 'es' : 's'}` };
}
