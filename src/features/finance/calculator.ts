import { type Loan, type LoanFees, loanProblem, PERIODS, type Period } from '#domain/finance/repayment.ts';
import { wholeNumber } from '#domain/numbers.ts';
import { type EstimateView, estimateView, FIGURES, SHARES, shareWords } from './estimate-view.ts';

/** Between the last letter and what a screen reader is told. */
const QUIET = 600;

/**
 * Makes the calculator answer as its figures are changed. Links lead to it with a budget as the price
 * (`?vehiclePriceBudget=36490`, spec 2). 'Ask about this loan' writes the estimate into the enquiry below.
 */
export function startCalculator(form: HTMLFormElement): void {
  const fees: LoanFees = {
    establishment: Number(form.dataset.establishment),
    monthly: Number(form.dataset.monthly),
  };
  const status = form.querySelector('[role=status]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';

  const answer = (): void => {
    const { loan, period } = read(form);
    const problem = loanProblem(loan);
    showProblem(form, problem);
    clearTimeout(timer);
    if (problem) return;
    const view = estimateView(loan, period, fees);
    show(form, view);
    timer = setTimeout(() => {
      if (status && view.sentence !== told) status.textContent = told = view.sentence;
    }, QUIET);
  };
  const ask = (): void => {
    const { loan, period } = read(form);
    if (!loanProblem(loan)) writeEnquiry(estimateView(loan, period, fees).sentence);
  };

  const budget = amount(new URLSearchParams(location.search).get('vehiclePriceBudget') ?? '');
  const price = form.elements.namedItem('price');
  if (budget > 0 && price instanceof HTMLInputElement) price.value = wholeNumber(budget);
  form.addEventListener('input', answer);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('[data-ask]')?.addEventListener('click', ask);
  told = estimateSentence(form, fees);
  answer();
}

function estimateSentence(form: HTMLFormElement, fees: LoanFees): string {
  const { loan, period } = read(form);
  return loanProblem(loan) ? '' : estimateView(loan, period, fees).sentence;
}

function read(form: HTMLFormElement): { loan: Loan; period: Period } {
  const data = new FormData(form);
  const field = (name: string) => amount(String(data.get(name)));
  const period = String(data.get('period'));
  return {
    loan: {
      price: field('price'),
      deposit: field('deposit'),
      rate: field('rate'),
      years: field('years'),
      balloon: field('balloon'),
    },
    period: period in PERIODS ? (period as Period) : 'weekly',
  };
}

/** '$36,490' and '36 490' are 36490; an empty field is 0; NaN for what is no number. */
function amount(text: string): number {
  return Number(text.replace(/[$%,\s]/g, ''));
}

function show(form: HTMLFormElement, { figures, years, shares }: EstimateView): void {
  for (const name of FIGURES) {
    const place = form.querySelector(`[data-figure=${name}]`);
    if (place) place.textContent = figures[name];
  }
  for (const name of SHARES) {
    form
      .querySelector<HTMLElement>(`i[data-share=${name}]`)
      ?.style.setProperty('--part', String(shares[name]));
    const words = form.querySelector(`li[data-share=${name}] span`);
    if (words) words.textContent = shareWords(shares[name]);
  }
  form.querySelector('ol')?.replaceChildren(
    ...years.map(({ label, owed, part }) => {
      const row = document.createElement('li');
      const sum = document.createElement('span');
      row.style.setProperty('--part', String(part));
      row.append(Object.assign(document.createElement('span'), { textContent: label }), sum);
      sum.className = 'num';
      sum.textContent = owed;
      return row;
    }),
  );
}

function showProblem(form: HTMLFormElement, problem: ReturnType<typeof loanProblem>): void {
  const place = form.querySelector('.form__wrong');
  if (place) place.textContent = problem?.text ?? '';
  for (const input of form.querySelectorAll('input')) {
    if (input.name === problem?.field) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

/** What was written last, so that a message of the visitor's own is left alone. */
let written = '';

function writeEnquiry(sentence: string): void {
  const message = document.querySelector<HTMLTextAreaElement>('#finance-form [name=message]');
  if (!message || (message.value !== '' && message.value !== written)) return;
  written = `I would like to talk about this loan. ${sentence}`;
  message.value = written;
}
