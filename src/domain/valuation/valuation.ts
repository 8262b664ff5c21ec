import * as v from 'valibot';
import { STATES } from '#domain/states.ts';
import { QUESTIONS, type QuestionName } from './questions.ts';

/** A registration number as it is looked up: capitals and digits, nine at most. */
export const regoSchema = v.pipe(
  v.string(),
  v.transform((text) => text.toUpperCase().replaceAll(/[\s.-]/g, '')),
  v.regex(/^[A-Z0-9]{1,9}$/, 'Enter the registration number, such as ABC123.'),
);

/** Of a make, a model, a badge or a body, in letters; providers' longer ones are cut. */
export const MAX_NAME_LENGTH = 60;

const nameSchema = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));

/** A vehicle as a registration is looked up to. */
export const vehicleSchema = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  make: nameSchema,
  model: nameSchema,
  badge: v.nullable(nameSchema),
  body: v.nullable(nameSchema),
});

const answerSchemas = Object.fromEntries(
  QUESTIONS.map(({ name, answers }) => [
    name,
    v.picklist(
      answers.map(({ value }): string => value),
      'Choose an answer.',
    ),
  ]),
) as Readonly<Record<QuestionName, v.PicklistSchema<string[], string>>>;

/** What a visitor says of a vehicle: `vehicle` only where the registration did not tell which one it is. */
export const adjustmentAnswersSchema = v.object({
  km: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
  vehicle: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
  ...answerSchemas,
});

/** Whole dollars, above 0: no other figure is an offer. */
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
export const estimateSchema = v.pipe(
  v.object({ low: amountSchema, high: amountSchema }),
  v.check(({ low, high }) => low <= high, 'must rise from low to high'),
);

/** A valuation. `id` is opaque: only the site itself can make one. */
export const valuationSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  rego: v.string(),
  regoState: v.picklist(STATES),
  /** null: the visitor says which one it is. */
  vehicle: v.nullable(vehicleSchema),
  adjustmentAnswers: adjustmentAnswersSchema,
  /** null: the team prices it after an inspection. */
  estimate: v.nullable(estimateSchema),
  /** ISO time until which the estimate holds. */
  valid_until: v.nullable(v.string()),
  /** Whether its figures are invented, for a demonstration. */
  example: v.boolean(),
});

export type Vehicle = v.InferOutput<typeof vehicleSchema>;
export type AdjustmentAnswers = v.InferOutput<typeof adjustmentAnswersSchema>;
export type Estimate = v.InferOutput<typeof estimateSchema>;
export type Valuation = v.InferOutput<typeof valuationSchema>;
