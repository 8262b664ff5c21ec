import type { OpeningHour } from '#domain/hours/hours.ts';
import type { STATES } from '#domain/states.ts';
import type { TemplateName } from '#site/config/templates.ts';

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: (typeof STATES)[number];
  readonly postcode: string;
}

/** What `npm run site:new` was told about a dealer. What is absent is marked in the files, and no build publishes it. */
export interface NewSite {
  readonly slug: string;
  readonly name: string;
  readonly template: TemplateName;
  readonly url?: string | undefined;
  readonly address?: Address | undefined;
  readonly phone?: string | undefined;
  readonly colour?: string | undefined;
  readonly hours?: readonly OpeningHour[] | undefined;
  readonly abn?: string | undefined;
  readonly licence?: string | undefined;
  /** The path of a picture. */
  readonly logo?: string | undefined;
  /** An https address, or the path of a file or folder. */
  readonly feed?: string | undefined;
}
