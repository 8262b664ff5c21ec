import type { FormName } from '#leads/forms/forms.ts';

/** An enquiry as the browser sends it: the body of POST /api/lead. */
export interface LeadBody {
  readonly form: FormName;
  /** The idempotency key: one for each filled-in form, the same for every attempt. */
  readonly key: string;
  readonly url: string;
  readonly user_agent: string;
  readonly source: 'Website';
  readonly car_id?: string;
  readonly car_dealership_id?: string;
  readonly lead_attributes: {
    readonly visited_pages: readonly string[];
    readonly linked_query_params: Readonly<Record<string, string>>;
  };
  /** The form's fields by name, and the lead's category. */
  readonly userData: Readonly<Record<string, string | boolean>>;
  /** ISO time. */
  readonly sent_at: string;
}
