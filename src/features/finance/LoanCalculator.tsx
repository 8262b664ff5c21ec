import { memo } from 'react';
import type { LenderRate } from '#domain/finance/repayment.ts';
import { formMessage } from '#features/forms/form-message.ts';
import { buildEstimateView, type EstimateView } from './estimate-view.ts';
import { type LoanExample, LoanFields } from './LoanFields.tsx';
import { LoanResult } from './LoanResult.tsx';
import { useLoan } from './use-loan.ts';

interface LoanCalculatorProps {
  readonly example: LoanExample;
  /** The id of the enquiry form. */
  readonly formId: string;
  /** What else visitors should ask a lender for. */
  readonly rateAsk?: string;
}

/** A calculator for the cost of a loan. Without scripts it shows an example. */
export const LoanCalculator = memo(function LoanCalculator({
  example,
  formId,
  rateAsk = 'its comparison rate',
}: LoanCalculatorProps) {
  const lender = toLenderRate(example);
  const { view, problem, announcement, form, change } = useLoan(buildExampleView(example, lender), lender);
  const fillInMessage = () => {
    if (!problem) formMessage.set({ text: `I'd like to talk about this loan. ${view.sentence}` });
  };
  return (
    <form
      ref={form}
      className="calc__form"
      autoComplete="off"
      noValidate
      onInput={change}
      onSubmit={(event) => event.preventDefault()}
    >
      <LoanFields example={example} problem={problem} />
      <LoanResult view={view} rateAsk={rateAsk}>
        <a className="btn btn--primary" href={`#${formId}`} onClick={fillInMessage}>
          Ask about this loan
        </a>
      </LoanResult>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  );
});

/** The dealer's usual lender. */
function toLenderRate({ rate, comparisonRate, establishmentFee, monthlyFee }: LoanExample): LenderRate {
  return {
    rate,
    comparisonRate: comparisonRate ?? null,
    fees: { establishment: establishmentFee, monthly: monthlyFee },
  };
}

function buildExampleView({ price, deposit, rate, years }: LoanExample, lender: LenderRate): EstimateView {
  return buildEstimateView({ price, deposit, rate, years, balloon: 0 }, 'weekly', lender);
}
