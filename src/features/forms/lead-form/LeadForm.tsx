import { memo } from 'react';
import type { EnquiredCar } from '#features/forms/form-car.ts';
import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { useCaptcha } from '#features/forms/sending/use-captcha.ts';
import { FormView } from '#leads/forms/form-view.ts';
import type { Form } from '#leads/forms/forms.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { CarUnavailableNotice } from './CarUnavailableNotice.tsx';
import { ClearDetailsButton } from './ClearDetailsButton.tsx';
import { EnquiredCarLine } from './EnquiredCarLine.tsx';
import { QueuedNotice } from './QueuedNotice.tsx';
import { useAppointments } from './use-appointments.island.ts';
import { useContactDetails } from './use-contact-details.ts';
import { useFormMessage } from './use-form-message.ts';
import { useFormState } from './use-form-state.ts';
import { useFormSteps } from './use-form-steps.ts';
import { useFormValuation } from './use-form-valuation.ts';
import { usePrefillFromUrl } from './use-prefill-from-url.ts';
import { useSubmit } from './use-submit.ts';

interface LeadFormProps {
  readonly form: Form;
  /** The fields' initial values, by name. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The car it is about, if the page or a link names one. */
  readonly car?: EnquiredCar | undefined;
  /** Whether the page itself shows when that car is withdrawn. */
  readonly liveCar?: boolean;
  /** Whether it is the page's own form, which takes the page's valuation and message. */
  readonly isPageForm?: boolean;
  /** Prefix of every id, for a form beside the page's own. */
  readonly prefix?: string;
}

/** A form that creates a lead. Without scripts the browser submits it. */
export const LeadForm = memo(function LeadForm(props: LeadFormProps) {
  const { form, values = {}, car, liveCar = false, isPageForm = true, prefix } = props;
  const hydrated = useHydrated();
  const [state, dispatch, { element, alert, legend, focusField }] = useFormState(form);
  const details = useContactDetails(element);
  const { times, earliest, refresh } = useAppointments(element, form.name === 'test-drive');
  const urlCarId = usePrefillFromUrl(element, refresh).get('car_id');
  const { isLast, go } = useFormSteps(form, state, dispatch, element);
  const valuation = useFormValuation(element, {
    isPageForm,
    onContinue: () => {
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
            {carId && !liveCar && <CarUnavailableNotice id={carId} />}
            {urlCarId && !values.car_id && form.name === 'finance' && <EnquiredCarLine id={urlCarId} />}
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
