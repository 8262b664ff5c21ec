import * as v from 'valibot';
import { envNameSchema, nonEmptyText } from '#domain/scalar-schemas.ts';
import { targetSchema } from '#leads/delivery/targets/target-kinds.ts';
import { FORMS, type FormDepartment, type FormName } from '#leads/forms/forms.ts';
import { emailAddressSchema, mailSchema } from '#leads/mail/mail-schema.ts';

const atLeastOne = v.minLength<string[], 1, string>(1, 'must name at least one');
const DEPARTMENTS = ['sales', 'service', 'parts'] as const satisfies readonly FormDepartment[];

/** A route: leads that match all its criteria go to its targets. */
const routeSchema = v.strictObject({
  /** The departments of the locations that leads are for. */
  departments: v.optional(v.pipe(v.array(v.picklist(DEPARTMENTS)), v.minLength(1, 'must name at least one'))),
  /** The ids of the locations that leads are for, as in locations.json. */
  locations: v.optional(v.pipe(v.array(nonEmptyText), atLeastOne)),
  /** The forms. */
  forms: v.optional(
    v.pipe(v.array(v.picklist(Object.keys(FORMS) as FormName[])), v.minLength(1, 'must name at least one')),
  ),
  /** The categories, such as 'Finance Enquiry'. */
  categories: v.optional(v.pipe(v.array(nonEmptyText), atLeastOne)),
  /** The names of the targets. */
  targets: v.pipe(v.array(nonEmptyText), atLeastOne),
});

export type Route = v.InferOutput<typeof routeSchema>;

/** Who learns of leads that do not arrive. */
const alertsSchema = v.pipe(
  v.strictObject({
    /** The recipients of e-mails. Needs `leads.mail`. */
    to: v.optional(v.array(emailAddressSchema), []),
    /**
     * The name of the environment variable that holds the address of a webhook, which must be https. Incoming webhooks of
     * Slack, Mattermost and Google Chat will do.
     */
    urlEnv: v.optional(envNameSchema),
    /** The name of the environment variable that holds the webhook's signing secret: "whsec_" and base64. */
    secretEnv: v.optional(envNameSchema),
  }),
  v.check(
    ({ to, urlEnv }) => to.length > 0 || urlEnv !== undefined,
    'must name recipients in "to", or a webhook in "urlEnv"',
  ),
);

export type AlertsConfig = v.InferOutput<typeof alertsSchema>;

const dayCount = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Where a dealer's leads are sent, and how long they are stored. */
export const leadsSchema = v.strictObject({
  /**
   * Where leads are sent: any number of targets, each under a name of your choice. By default, leads are written to a file.
   * @example leads: { targets: { crm: { kind: 'webhook', urlEnv: 'EXAMPLE_CRM_URL', secretEnv: 'EXAMPLE_CRM_SECRET' } } }
   */
  targets: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be lower case letters, digits and hyphens')),
        targetSchema,
      ),
      v.check((targets) => Object.keys(targets).length > 0, 'must name at least one, or be left out'),
    ),
    { file: { kind: 'file' } },
  ),
  /**
   * The targets of some leads, by department, location, form or category. A lead goes to the targets of the first route
   * that matches it, or else to `defaultTargets`.
   * @example leads: { routes: [{ departments: ['service'], targets: ['workshop'] }] }
   */
  routes: v.optional(v.array(routeSchema), []),
  /** The targets of leads that no route matches. By default, all targets. */
  defaultTargets: v.optional(v.pipe(v.array(v.string()), v.minLength(1, 'must name at least one'))),
  /**
   * Whether visitors get an e-mail that confirms their enquiry: those who solved the captcha, which every form then has, and
   * one a day to an address. Needs `mail`.
   */
  acknowledge: v.optional(v.boolean(), false),
  /** The mail server and sender of e-mails other than leads: alerts, monthly reports, the daily digest of held enquiries, acknowledgements, trade-in offers. */
  mail: v.optional(mailSchema),
  /**
   * Enquiries that no captcha verified though their form has one, such as those of visitors without JavaScript: they are delivered with the
   * mark 'unverified', or held until you release them with `npm run leads -- redeliver`. To hold them, set `mail` and
   * `digestTo` as well.
   */
  unverified: v.optional(v.picklist(['deliver', 'hold']), 'deliver'),
  /** The recipients of a daily e-mail with the number of held enquiries. */
  digestTo: v.optional(v.array(emailAddressSchema), []),
  /**
   * Who is told, once, of leads that could not be delivered, of held leads, and of a target that has failed for an hour, and
   * again when that is over. `npm run leads -- status` shows the same.
   * @example leads: { alerts: { to: ['manager@example.com.au'], urlEnv: 'EXAMPLE_ALERTS_URL' }, mail: { from: 'website@example.com.au', smtpEnv: 'EXAMPLE_MAIL' } }
   */
  alerts: v.optional(alertsSchema),
  /** The recipients of a monthly e-mail with the numbers of `npm run leads -- report`. Needs `mail`. */
  reportTo: v.optional(v.array(emailAddressSchema), []),
  /** The names of the environment variables with the secrets of programs that may make trade-in offers, such as your CRM. */
  apiSecretEnvs: v.optional(v.array(envNameSchema), []),
  /** The number of days after which a lead is deleted from our store. */
  retentionDays: v.optional(dayCount, 730),
  /** The number of days after which spam is deleted from our store. */
  spamRetentionDays: v.optional(dayCount, 30),
  /**
   * The number of days after which the record of a revealed phone number or a measured page view is deleted. By default it lasts
   * for the report of the same month a year later.
   */
  revealRetentionDays: v.optional(dayCount, 400),
});

export type LeadsConfig = v.InferOutput<typeof leadsSchema>;
