import type { Car } from '#domain/car/car.ts';
import type { Field } from '#leads/forms/fields.ts';
import { buildForm, type FormConfig } from '#leads/forms/forms.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';

const SAMPLE_VALUES: Readonly<Partial<Record<Field['name'], string>>> = {
  name: 'Ada',
  last_name: 'Byron',
  phone: '0412 345 678',
  email: 'ada.byron@example.com',
  postcode: '4870',
  message: `Is it still there? I would come on Saturday morning with my father. ${'We live an hour away. '.repeat(12)}`,
};

/** Creates unique enquiries about the dealer's cars as a browser would send them, about 1.4 KB each. */
export function createLeadWriter(
  switches: FormConfig,
  cars: readonly Pick<Car, 'id' | 'slug'>[],
): () => string {
  const fields = buildForm('enquiry', switches).steps.flatMap((step) => step.fields);
  const userData = Object.fromEntries(fields.map((field) => [field.name, getSampleValue(field)]));
  let written = 0;
  return () => {
    const car = cars[written % cars.length];
    written += 1;
    const path = `/cars/${car?.slug ?? ''}/`;
    const body: LeadBody = {
      form: 'enquiry',
      key: crypto.randomUUID(),
      url: `https://www.example.com.au${path}`,
      user_agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      source: 'Website',
      ...(car && { car_id: car.id }),
      lead_attributes: {
        visited_pages: ['/', '/search/', '/search/toyota/', path],
        linked_query_params: { utm_source: 'radio', utm_campaign: 'winter' },
      },
      userData: { ...userData, category: 'Vehicle Enquiry', empty: '', isLastStep: true },
      sent_at: new Date().toISOString(),
    };
    return JSON.stringify(body);
  };
}

function getSampleValue({ name, kind, initial, options }: Field): string {
  return SAMPLE_VALUES[name] ?? (kind === 'checkbox' ? 'true' : (options[0]?.value ?? initial));
}
