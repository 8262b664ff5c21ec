import { memo } from 'react';
import type { EnquiredCar } from '#features/forms/car-of-link.ts';
import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { useProof } from '#features/forms/sending/use-proof.ts';
import { FormView } from '#leads/forms/form-view.ts';
import type { Form } from '#leads/forms/forms.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { CarGone } from './CarGone.tsx';
import { ForgetDetails } from './ForgetDetails.tsx';
import { KeptNews } from './KeptNews.tsx';
import { NamedCar } from './NamedCar.tsx';
import { useFormMessage } from './use-form-message.ts';
import { useFormState } from './use-form-state.ts';
import { useFormValuation } from './use-form-valuation.ts';
import { useFromAddress } from './use-from-address.ts';
import { useKeptDetails } from './use-kept-details.ts';
import { useSteps } from './use-steps.ts';
import { useSubmit } from './use-submit.ts';
import { useTimes } from './use-times.island.ts';

interface LeadFormProps {
  readonly form: Form;
  /** What fields hold at first, by name. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The car it is about, where the page or a link says so. */
  readonly car?: EnquiredCar | undefined;
  /** Whether the page itself says so when that car has gone. */
  readonly liveCar?: boolean;
  /** Whether it is the page's own, with which the page's valuation goes. */
  readonly ofPage?: boolean;
  /** Before every id, for a form beside the page's own. */
  readonly prefix?: string;
}

/** A form of the dealer's. Without scripts it is sent as it stands. */
export const LeadForm = memo(function LeadForm(props: LeadFormProps) {
  const { form, values = {}, car, liveCar = false, ofPage = true, prefix } = props;
  const hydrated = useHydrated();
  const [state, tell, { element, alert, legend, focusField }] = useFormState(form);
  const details = useKeptDetails(element);
  const { times, earliest, look } = useTimes(element, form.name === 'test-drive');
  const named = useFromAddress(element, look).get('car_id');
  const { isLast, go } = useSteps(form, state, tell, element);
  const valuation = useFormValuation(element, {
    ofPage,
    goOn: () => {
      element.current?.scrollIntoView();
      if (!isLast) go(1);
    },
  });
  useFormMessage(element, ofPage);
  const [submit, busy] = useSubmit({ form, car, element, proof: useProof(form.captcha), tell });
  if (state.kept) return <KeptNews />;
  const carId = values.car_id ?? named ?? undefined;
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
            {carId && !liveCar && <CarGone id={carId} />}
            {named && !values.car_id && form.name === 'finance' && <NamedCar id={named} />}
            {state.problem && <OutboxSender later />}
          </>
        ),
        aboveDetails: details.isKept && <ForgetDetails onForget={details.forget} />,
        times,
        earliest,
        onStep: go,
        onSend: isLast ? submit : () => go(1),
        onChange: look,
        onField: focusField,
      }}
    />
  );
});
