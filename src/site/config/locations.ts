import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

export const locationDisplaySchema = v.strictObject({
  /** The panel beside a location: its picture (or its logo and name), or a map. In the dark theme it is always a map. */
  panel: v.optional(v.picklist(['picture', 'map']), 'picture'),
  /** The buttons on the card of a location. */
  buttons: v.optional(v.array(v.picklist(['contact', 'service', 'parts'])), ['contact', 'service', 'parts']),
  /** Adds the checkbox 'Open now first' to the locations page. */
  openNowFirst: v.optional(v.boolean(), false),
  /** The locations on the home page: 'primary', 'sales', 'service', 'parts', 'service-and-parts', 'all', or the id of one. */
  home: v.optional(nonEmptyText, 'all'),
});

export const locationCarouselSchema = v.strictObject({
  /** The ids of the locations that come first, in order. The others follow by name. */
  order: v.optional(v.array(nonEmptyText), []),
});

export const enquiryTeamSchema = v.strictObject({
  /** The hours in words: 'Monday to Friday 8.30am to 5.30pm, Saturday 9.00am to 5pm'. */
  hours: nonEmptyText,
  /** The number of days a week on which the team is available. */
  daysPerWeek: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  /** How soon the team answers, as a sentence. */
  responseTime: v.optional(nonEmptyText, "We'll contact you the same day or the next business day."),
});
