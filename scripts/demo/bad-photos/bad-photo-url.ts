import { FAULT_NAMES, type Fault } from './faults.ts';

const FOLDER = '/assets/bad-photos';
const PATH = /[/\\]assets[/\\]bad-photos[/\\]([a-z-]+)[/\\]([a-z0-9-]+)\.jpg$/;

/** The address of a photograph with a fault, by the name of the faultless one. */
export function badPhotoUrl(fault: Fault, name: string): string {
  return `${FOLDER}/${fault}/${name.replace(/\.webp$/, '.jpg')}`;
}

/** The fault and the faultless photograph of a file of such an address. */
export function readBadPhotoPath(file: string): { readonly fault: Fault; readonly name: string } | undefined {
  const [, found, name] = PATH.exec(file) ?? [];
  const fault = FAULT_NAMES.find((each) => each === found);
  return fault && name ? { fault, name: `${name}.webp` } : undefined;
}
