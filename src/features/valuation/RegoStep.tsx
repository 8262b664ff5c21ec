import { AUSTRALIAN_STATES } from '#domain/states.ts';
import { EXAMPLE_REGO } from '#domain/valuation/example-rego.ts';
import { loadFieldRules } from './load-field-rules.ts';
import { FieldError, type StepFocus, StepForm } from './StepForm.tsx';
import { controlId, getErrorAttributes } from './step-problem.ts';
import { requestVehicle } from './valuation-api.ts';
import type { RegoLookupResult } from './valuation-progress.ts';

interface RegoStepProps {
  /** The dealer's word for a vehicle. */
  readonly noun: string;
  /** The preselected issuer of the plate: the dealer's state, or its country where states issue none. */
  readonly state: string;
  /** The form's action without scripts: the page's own form. */
  readonly action: string;
  readonly focus: StepFocus;
  readonly onFound: (found: RegoLookupResult) => void;
}

const FIELDS = ['rego', 'regoState', 'km'];

/** The first step, which is in the page's HTML: looks up the registration. */
export function RegoStep({ noun, state, action, focus, onFound }: RegoStepProps) {
  return (
    <StepForm
      step={1}
      fields={FIELDS}
      onSubmit={async (values) => onFound(await lookUp(values))}
      submitLabel={`Find my ${noun}`}
      action={action}
    >
      {(errors) => (
        <div className="value__plate">
          <p className="field value__rego">
            <label htmlFor={controlId('rego')}>Registration number</label>
            <input
              ref={focus as StepFocus & { current: HTMLInputElement | null }}
              id={controlId('rego')}
              name="rego"
              type="text"
              required
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              placeholder={EXAMPLE_REGO}
              {...getErrorAttributes('rego', errors)}
            />
            <FieldError name="rego" errors={errors} />
          </p>
          {AUSTRALIAN_STATES.some((code) => code === state) ? (
            <p className="field">
              <label htmlFor={controlId('regoState')}>State</label>
              <select
                id={controlId('regoState')}
                name="regoState"
                defaultValue={state}
                {...getErrorAttributes('regoState', errors)}
              >
                {AUSTRALIAN_STATES.map((code) => (
                  <option key={code} value={code}>
                    {code.toUpperCase()}
                  </option>
                ))}
              </select>
            </p>
          ) : (
            <input type="hidden" name="regoState" value={state} />
          )}
          <p className="field">
            <label htmlFor={controlId('km')}>Kilometres</label>
            <input
              id={controlId('km')}
              name="km"
              type="text"
              inputMode="numeric"
              required
              maxLength={9}
              autoComplete="off"
              {...getErrorAttributes('km', errors)}
            />
            <FieldError name="km" errors={errors} />
          </p>
        </div>
      )}
    </StepForm>
  );
}

/** The vehicle of a registration. */
async function lookUp(values: Readonly<Record<string, string>>): Promise<RegoLookupResult> {
  const { readRegistration } = await loadFieldRules();
  const plate = readRegistration(values);
  const { rego, regoState } = plate;
  return { ...plate, ...(await requestVehicle({ rego, regoState })) };
}
