import { type OwnTerms, ownTermsLines, type RepaymentLoan } from './own-terms.ts';
import { LOAN_LIMITS, PAYMENTS_PER_YEAR, presentValue } from './repayment.ts';

/** What a visitor wants to spend, in whole dollars, and on which terms. */
export interface Budget {
  readonly amount: number;
  readonly per: 'week' | 'total';
  /** 0 without a term = the deposit that each lender's figures are for. */
  readonly deposit: number;
  /** null = the term that each lender's figures are for. */
  readonly years: number | null;
}

/** The rate, term and fee of most loans for a dealer's stock. */
export type UsualLoan = Pick<RepaymentLoan, 'rate' | 'years' | 'monthlyFee'>;

/** The filter that finds what a budget buys: what is asked at most. */
export interface BudgetFilter {
  readonly attribute: 'price' | 'weekly_price';
  readonly max: number;
}

/** The first field of a budget that is wrong; undefined if none is. NaN stands for an unreadable number. */
export function findBudgetProblem({ amount, per, deposit }: Budget): 'amount' | 'deposit' | undefined {
  const isBetween = (value: number, low: number, high: number) =>
    Number.isInteger(value) && value >= low && value <= high;
  if (!isBetween(amount, 1, LOAN_LIMITS.price)) return 'amount';
  return isBetween(deposit, 0, (per === 'total' ? amount : LOAN_LIMITS.price) - 1) ? undefined : 'deposit';
}

/** Reads a stored budget; undefined for anything else. */
export function parseBudget(text: string): Budget | undefined {
  try {
    const { amount, per, deposit, years } = JSON.parse(text);
    const isTerm = years === null || (years >= 1 && years <= LOAN_LIMITS.years);
    const budget: Budget = { amount, per: per === 'total' ? per : 'week', deposit, years };
    return isTerm && !findBudgetProblem(budget) ? budget : undefined;
  } catch {
    return undefined;
  }
}

/** Less is not worth a loan, in dollars. */
const MIN_LOAN = 1000;

/** Whether a budget has terms of its own: without, repayments stay the lenders'. */
export function hasOwnTerms({ deposit, years }: Budget): boolean {
  return deposit > 0 || years !== null;
}

/** The terms of a loan under a budget; null where the lender's own hold: the budget has none, or leaves too little to borrow. */
export function termsOnBudget(
  { price, balloon, years: own }: Pick<RepaymentLoan, 'price' | 'years' | 'balloon'>,
  budget: Budget,
): OwnTerms | null {
  const { deposit, years } = budget;
  const isWorthIt = price - balloon - deposit >= MIN_LOAN;
  return hasOwnTerms(budget) && isWorthIt ? { deposit, years: years ?? own } : null;
}

/** The two lines of a repayment under a budget (ownTermsLines); null as termsOnBudget. */
export function repaymentOnBudget(loan: RepaymentLoan, budget: Budget): readonly [string, string] | null {
  const terms = termsOnBudget(loan, budget);
  return terms && ownTermsLines(loan, terms);
}

/**
 * The filter for a budget. By the week on the lenders' own terms it is one of weekly prices; on the visitor's terms it is the
 * highest price that the budget and the deposit buy with the usual loan.
 */
export function toBudgetFilter(budget: Budget, usual: UsualLoan): BudgetFilter {
  const { amount, per, deposit, years } = budget;
  if (per === 'total') return { attribute: 'price', max: amount };
  if (!hasOwnTerms(budget)) return { attribute: 'weekly_price', max: amount };
  // The most that is rounded to the week's dollars, and stays below the next one (repayment.ts).
  const monthly = ((amount + 0.005) * PAYMENTS_PER_YEAR.weekly) / 12 - usual.monthlyFee;
  const borrowed = presentValue(monthly, usual.rate, (years ?? usual.years) * 12);
  return { attribute: 'price', max: deposit + Math.max(0, Math.ceil(borrowed) - 1) };
}

/** The rate and term of most loans, with the highest fee among them; undefined without loans. */
export function findUsualLoan(loans: readonly RepaymentLoan[]): UsualLoan | undefined {
  const groups = Map.groupBy(loans, ({ rate, years }) => `${rate} ${years}`);
  const [most] = [...groups.values()].sort((a, b) => b.length - a.length);
  if (!most?.[0]) return undefined;
  const { rate, years } = most[0];
  return { rate, years, monthlyFee: Math.max(...most.map(({ monthlyFee }) => monthlyFee)) };
}

/** A loan as a text of a card, without its price: rate, years, balloon and fee, without zeros at the end: '9.24 5'. */
export function writeCardLoan({ rate, years, balloon, monthlyFee }: Omit<RepaymentLoan, 'price'>): string {
  return [rate, years, balloon, Math.round(monthlyFee * 100) / 100].join(' ').replace(/(?: 0)+$/, '');
}

/** Reads a price and the loan for it: '14990 9.24 5'. */
export function readCardLoan(text: string): RepaymentLoan {
  const [price = 0, rate = 0, years = 0, balloon = 0, monthlyFee = 0] = text.split(' ').map(Number);
  return { price, rate, years, balloon, monthlyFee };
}
