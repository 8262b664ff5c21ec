import type { FormName } from '#leads/forms/forms.ts';

/** What the browser sends of an enquiry: the body of POST /api/lead. */
export interface LeadBody {
  readonly form: FormName;
  /** One for each filled-in form, kept over retries: the same one twice is one lead. */
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
  /** The form's fields by name, and how the lead is filed. */
  readonly userData: Readonly<Record<string, string | boolean>>;
  /** ISO time. */
  readonly sent_at: string;
}
