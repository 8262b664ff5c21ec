import * as v from 'valibot';
import { kindOf } from '#domain/car/body.ts';
import { type Car, carSchema } from '#domain/car/car.ts';
import { toManufacturer } from '#domain/car/makes.ts';
import { toKilograms } from '#domain/car/spec-words.ts';
import { areFiguresPlausible } from '#domain/finance/lender.ts';
import { rulesOf } from '#domain/vehicle-kind.ts';
import { isRequired, type StockFieldName } from '#stock/mapping/fields.ts';
import { cutMake } from '#stock/normalise/vehicle/title.ts';
import { applyRules, type DealerRules } from './apply-rules.ts';
import type { MappedRow } from './map-row.ts';
import { type RowProblem, shorten } from './report.ts';

/** The facts that a feed provides: everything but the car's identity and the date it was added. */
const factsSchema = v.omit(carSchema, ['id', 'slug', 'created_at']);
export type CarFacts = v.InferOutput<typeof factsSchema>;
/** Every car that is built has all of them, in this order. */
export const FACT_NAMES = Object.keys(factsSchema.entries);

export type BuiltCar =
  | {
      readonly facts: CarFacts;
      readonly createdAt: string | undefined;
      readonly problems: readonly RowProblem[];
    }
  | { readonly held: readonly RowProblem[] };

/**
 * Builds the car of a row, with all defaults, as a build accepts it; holds back a row without a valid year, make, model
 * or car type.
 */
export function buildCar(mapped: MappedRow, dealer: DealerRules): BuiltCar {
  return buildChecked(applyRules(excuseMissing(mapped), dealer));
}

/** A kind of vehicle misses nothing that it never has, nor one at a yard the town of that. */
function excuseMissing({ values, problems }: MappedRow): MappedRow {
  const { lacks } = rulesOf(kindOf(String(values.simple_body)));
  const known: readonly string[] = values.location_id ? [...lacks, 'city', 'state'] : lacks;
  const isExcused = ({ field, reason }: RowProblem) => reason === 'missing' && known.includes(field);
  return { values, problems: problems.filter((problem) => !isExcused(problem)) };
}

function buildChecked(row: MappedRow): BuiltCar {
  const lacking = row.problems.filter(
    ({ field }) => isRequired(field as StockFieldName) && row.values[field as StockFieldName] === undefined,
  );
  if (lacking.length > 0) return { held: lacking };
  const { created_at: createdAt, ...values } = finishValues(row.values);
  const parsed = v.safeParse(factsSchema, { ...deriveFields(values), ...values });
  if (!parsed.success) return buildChecked(dropInvalidValues(row, parsed.issues));
  const { finance_lenders, problems } = dropStaleFigures(parsed.output);
  return {
    facts: { ...parsed.output, finance_lenders },
    createdAt: createdAt as string | undefined,
    problems: [...row.problems, ...problems],
  };
}

/** What is written where there is no plate, once a space stands for all other signs: 'no rego', 'not currently reg d'. */
const NO_PLATE =
  /^(?:(?:no|not|nil|without|un) ?(?:current(?:ly)? ?)?(?:reg\w*|plates?)(?: ?d)?|unlicen[cs]ed)$/i;

/** What only several fields together say: a model may repeat its make, and a reserved car is in stock. */
function finishValues({ ...values }: MappedRow['values']): MappedRow['values'] {
  const { make, model, status, price, before_price, registration } = values;
  // Shops state a regular price without a special one too, and 0 for none.
  if (before_price === price || before_price === 0) delete values.before_price;
  const plate = String(registration ?? '').replace(/\W+/g, ' ');
  if (NO_PLATE.test(plate.trim())) delete values.registration;
  if (typeof make === 'string' && typeof model === 'string') values.model = cutMake(model, make);
  return status === 'reserved' ? { ...values, status: 'in_stock', reserved: true } : values;
}

/** Derives fields from others; the feed's own values take precedence. */
function deriveFields({ year, make, model, badge, images, features }: MappedRow['values']): object {
  const pictures = (images ?? []) as CarFacts['images'];
  return {
    name: [year, make, model, badge].filter(Boolean).join(' '),
    make_model: `${make}:${model}`,
    manufacturer: toManufacturer(String(make)),
    photos_count: pictures.length,
    primary_image_url: pictures[0]?.image.url,
    ...readStatedFigures((features ?? []) as CarFacts['features']),
  };
}

/** Treats values that the car's schema rejects as unreadable. */
function dropInvalidValues(row: MappedRow, issues: readonly v.BaseIssue<unknown>[]): MappedRow {
  const reasons = new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
  const entries = Object.entries(row.values);
  const problems = entries.flatMap(([field, value]): RowProblem[] => {
    const reason = reasons.get(field);
    return reason === undefined ? [] : [{ field, reason, value }];
  });
  if (problems.length === 0) throw new Error(`no car can be made: ${[...reasons].join(', ')}`);
  const values = Object.fromEntries(entries.filter(([field]) => !reasons.has(field)));
  return { values, problems: [...row.problems, ...problems] };
}

/** A car's figures without those that belong to another price, and a line for each of those. */
export function dropStaleFigures({ finance_lenders, price }: Pick<Car, 'finance_lenders' | 'price'>): {
  readonly finance_lenders: Car['finance_lenders'];
  readonly problems: readonly RowProblem[];
} {
  const entries = Object.entries(finance_lenders);
  const fit = entries.filter(([, figures]) => areFiguresPlausible(figures, price));
  const stale = entries.filter((entry) => !fit.includes(entry));
  return {
    finance_lenders: Object.fromEntries(fit),
    problems: stale.map(([lender, figures]) => ({
      field: 'finance_lenders',
      reason: `the repayments of ${shorten(lender)} belong to another price than ${price}`,
      value: figures,
      fix: 'Send figures for the present price.',
    })),
  };
}

/** How features state what feeds have no column for: 'Braked towing: 2.5 t', '3,500 kg towing capacity', '5-star ANCAP'. */
const STATED = [
  ['towing', /^(?=.*\b(?:tow|braked))(?!.*unbraked)\D*(\d[\d,.]*) ?(?:kg|t)/i],
  ['ancap', /^(?=.*\bancap)\D*([1-5])(?!\d)/i],
] as const;

/** The figures among a car's features. */
function readStatedFigures(features: readonly string[]): Partial<Pick<Car, 'towing' | 'ancap'>> {
  return Object.fromEntries(
    STATED.flatMap(([field, pattern]) => {
      const digits = features.map((feature) => pattern.exec(feature)?.[1]).find((one) => one !== undefined);
      const value = toKilograms(field, Number(digits?.replaceAll(',', '')));
      return Number.isNaN(value) ? [] : [[field, value]];
    }),
  );
}
