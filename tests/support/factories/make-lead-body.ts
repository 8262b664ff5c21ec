interface LeadBody {
  readonly form: string;
  readonly key: string;
  readonly userData: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

let sentCount = 0;

/** The request body of a filled-in enquiry; tests override only what they are about. Every call makes a new lead. */
export function makeLeadBody({ userData, ...over }: Partial<LeadBody> = {}): LeadBody {
  sentCount += 1;
  return {
    form: 'enquiry',
    key: `key-${process.pid}-${sentCount}`,
    url: 'https://www.example.com.au/cars/a/',
    user_agent: 'Test',
    source: 'Website',
    car_id: null,
    car_dealership_id: null,
    lead_attributes: { visited_pages: ['/', '/cars/a/'], linked_query_params: { utm_source: 'mail' } },
    sent_at: '2026-11-21T00:00:00Z',
    ...over,
    userData: {
      name: 'Ada',
      last_name: 'Example',
      phone: '0412 345 678',
      email: 'ada@example.com',
      postcode: '4870',
      message: 'Is it still there?',
      opt_in: true,
      empty: '',
      ...userData,
    },
  };
}
