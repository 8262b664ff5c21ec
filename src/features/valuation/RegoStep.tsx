import { STATES } from '#domain/states.ts';
import type { FormProblem } from '#leads/forms/form-problem.ts';
import { askRego, NotAnswered } from './ask-valuation.ts';
import { type StepFocus, StepForm } from './StepForm.tsx';
import { controlId, wrongAttributes } from './step-problem.ts';
import type { LookedUp } from './valuation-progress.ts';

interface RegoStepProps {
  /** The dealer's vehicle word. */
  readonly noun: string;
  /** The state that is most likely: the dealer's. */
  readonly state: string;
  /** Where the form leads without scripts: to that of the page. */
  readonly action: string;
  readonly focus: StepFocus;
  readonly lookedUp: (found: LookedUp) => void;
}

const FIELDS = ['rego', 'regoState', 'km'];

/** The first step, which the page is made with: the registration is looked up. */
export function RegoStep({ noun, state, action, focus, lookedUp }: RegoStepProps) {
  const submit = async (values: Readonly<Record<string, string>>) => {
    const { readPlate } = await import('./read-plate.ts').catch(() => {
      throw new NotAnswered('There is no connection. Please try again, or use the form on this page.');
    });
    const plate = readPlate(values);
    const { rego, regoState } = plate;
    lookedUp({ ...plate, ...(await askRego({ rego, regoState })) });
  };
  return (
    <StepForm step={1} fields={FIELDS} submit={submit} next={`Find my ${noun}`} action={action}>
      {(wrong) => (
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
              placeholder="ABC123"
              {...wrongAttributes('rego', wrong)}
            />
            <Wrong name="rego" wrong={wrong} />
          </p>
          <p className="field">
            <label htmlFor={controlId('regoState')}>State</label>
            <select
              id={controlId('regoState')}
              name="regoState"
              defaultValue={state}
              {...wrongAttributes('regoState', wrong)}
            >
              {STATES.map((code) => (
                <option key={code} value={code}>
                  {code.toUpperCase()}
                </option>
              ))}
            </select>
          </p>
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
              {...wrongAttributes('km', wrong)}
            />
            <Wrong name="km" wrong={wrong} />
          </p>
        </div>
      )}
    </StepForm>
  );
}

function Wrong({ name, wrong }: { readonly name: string; readonly wrong: FormProblem['fields'] }) {
  return (
    <span className="form__wrong" id={`${controlId(name)}-error`}>
      {wrong[name]}
    </span>
  );
}
