import { useStore } from '@nanostores/react';
import { memo, type RefObject, useEffect, useEffectEvent } from 'react';
import { logWarning } from '#browser/log.ts';
import type { EnquiredCar } from '#features/forms/form-car.ts';
import { findControl, suggestMessage } from '#features/forms/form-dom.ts';
import { formMessage } from '#features/forms/form-message.ts';
import { OutboxSender, StatusMessage } from '#features/forms/sending/OutboxSender.tsx';
import { useCaptcha } from '#features/forms/sending/use-captcha.ts';
import { useCarLookup } from '#features/forms/use-car-lookup.ts';
import type { OptionGroup } from '#leads/forms/form-field.ts';
import { FormView } from '#leads/forms/form-view.ts';
import type { Form, FormName } from '#leads/forms/forms.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { QueuedNotice } from './QueuedNotice.tsx';
import { useAppointments } from './use-appointments.island.ts';
import { useContactDetails, useFormState, useFormSteps } from './use-form-state.ts';
import { useFormValuation } from './use-form-valuation.ts';
import { useSubmit } from './use-submit.ts';

interface LeadFormProps {
  readonly form: Form;
  /** The fields' initial values, by name. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The vehicles that a visitor may choose from, if it is not about one. */
  readonly vehicles?: readonly OptionGroup[] | undefined;
  /** The car it is about, if the page or a link names one. */
  readonly car?: EnquiredCar | undefined;
  /** Whether the page itself shows when that car is withdrawn. */
  readonly pageCar?: boolean;
  /** Whether it is the page's own form, which takes the page's valuation and message. */
  readonly isPageForm?: boolean;
  /** Prefix of every id, for a form beside the page's own. */
  readonly prefix?: string;
}

/** The forms of text pages that links of cars lead to. */
const NAMING_FORMS: ReadonlySet<FormName> = new Set(['finance', 'test-drive']);

/** A form that creates a lead. Without scripts the browser submits it. */
export const LeadForm = memo(function LeadForm(props: LeadFormProps) {
  const { form, values = {}, vehicles, car, pageCar = false, isPageForm = true, prefix } = props;
  const hydrated = useHydrated();
  const [state, dispatch, { element, alert, legend, focusField }] = useFormState(form);
  const details = useContactDetails(element);
  const { times, earliest, refresh } = useAppointments(element, form.name === 'test-drive');
  const urlCarId = usePrefillFromUrl(element, refresh).get('car_id');
  const { isLast, go } = useFormSteps(form, state, dispatch, element);
  const valuation = useFormValuation(element, {
    isPageForm,
    onContinue: () => {
      element.current?.closest('details')?.setAttribute('open', '');
      element.current?.scrollIntoView();
      if (!isLast) go(1);
    },
  });
  useFormMessage(element, isPageForm);
  const [submit, busy] = useSubmit({ form, car, element, captcha: useCaptcha(form.captcha), dispatch });
  if (state.queued) return <QueuedNotice />;
  const carId = values.car_id ?? urlCarId ?? undefined;
  const asksForName = form.steps[state.step]?.fields.some(({ name }) => name === 'name');
  return (
    <FormView
      form={form}
      values={{ ...values, car_id: carId, valuation }}
      vehicles={vehicles}
      problem={state.problem}
      prefix={prefix}
      live={{
        element,
        alert,
        legend,
        step: hydrated ? state.step : undefined,
        busy,
        news: (
          <>
            {carId && !pageCar && <CarUnavailableNotice id={carId} />}
            {urlCarId && !values.car_id && NAMING_FORMS.has(form.name) && <EnquiredCarLine id={urlCarId} />}
            {state.problem && <OutboxSender later />}
          </>
        ),
        belowButtons: details.isSaved && asksForName && <ClearDetailsButton onClear={details.clear} />,
        times,
        earliest,
        onStep: go,
        onSend: isLast ? submit : () => go(1),
        onChange: refresh,
        onField: focusField,
      }}
    />
  );
});

const fetchText = async (id: string) =>
  (await import('#features/forms/current-car.ts')).fetchUnavailableText(id);

/** A notice above a form whose car is no longer available. */
function CarUnavailableNotice({ id }: { readonly id: string }) {
  const text = useCarLookup(id, fetchText);
  return text && <StatusMessage text={text} />;
}

/** Deletes the stored contact details, and all messages that wait to be sent. */
function ClearDetailsButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <button type="button" className="btn btn--quiet btn--sm form__forget" onClick={onClear}>
      Clear my details
    </button>
  );
}

const fetchCar = async (id: string) =>
  (await import('#features/forms/fetch-car-reference.ts')).fetchCarReference(id);

/** A link to the car that the page's address names, for visitors from the car's page; nothing if the car is unknown. */
function EnquiredCarLine({ id }: { readonly id: string }) {
  const car = useCarLookup(id, fetchCar);
  if (!car) return null;
  return (
    <p>
      {"You're asking about the "}
      <a className="tap" href={car.path}>
        {car.title}
      </a>
    </p>
  );
}

const UNDEFINED_ON_SERVER = { ssr: () => undefined };

/** Writes the message that the page suggests into its own form, beside the visitor's own text. */
function useFormMessage(element: RefObject<HTMLFormElement | null>, isPageForm: boolean): void {
  const suggestion = useStore(formMessage, UNDEFINED_ON_SERVER);
  useEffect(() => {
    const message =
      isPageForm && suggestion && element.current ? findControl(element.current, 'message') : undefined;
    if (suggestion && message) suggestMessage(message, suggestion.text);
  }, [suggestion, isPageForm, element]);
}

const NO_PARAMS = new URLSearchParams();

/** Fills in the values that the page's address names. Returns its parameters: none during the build and hydration. */
function usePrefillFromUrl(
  element: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): URLSearchParams {
  const reportFilled = useEffectEvent(onFilled);
  useEffect(() => {
    const form = element.current;
    if (location.search === '' || !form) return;
    import('#features/forms/prefill-from-url.ts').then(
      ({ prefillFromUrl }) => {
        prefillFromUrl(form, new URLSearchParams(location.search));
        reportFilled();
      },
      (error) => logWarning('Form: the values in the address could not be filled in.', error),
    );
  }, [element]);
  return useHydrated() ? new URLSearchParams(location.search) : NO_PARAMS;
}
