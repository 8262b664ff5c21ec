import { type Check, type CheckedDealer, type Finding, LEVELS } from './finding.ts';
import { checkColours } from './findings/colours.ts';
import { checkContact } from './findings/contact.ts';
import { checkDates } from './findings/dates.ts';
import { checkHours } from './findings/hours.ts';
import { checkLeadTargets } from './findings/lead-targets.ts';
import { checkLegalTexts } from './findings/legal.ts';
import { checkMap } from './findings/map.ts';
import { checkOutsideLinks } from './findings/outside-links.ts';
import { checkPictures } from './findings/pictures.ts';
import { checkStock } from './findings/stock.ts';

const CHECKS: readonly Check[] = [
  checkContact,
  checkHours,
  checkLegalTexts,
  checkDates,
  checkLeadTargets,
  checkColours,
  checkMap,
  checkPictures,
  checkStock,
];

/** Everything about a dealer that builds and is all the same not right, the worst first. `online` also follows links. */
export async function examineSite(dealer: CheckedDealer, online: boolean): Promise<Finding[]> {
  const found = await Promise.all(
    [...CHECKS, ...(online ? [checkOutsideLinks] : [])].map((check) => check(dealer)),
  );
  return found.flat().sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
