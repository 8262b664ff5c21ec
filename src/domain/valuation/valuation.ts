import * as v from 'valibot';
import { PLATE_ISSUERS } from '#domain/states.ts';
import { QUESTIONS, type QuestionName } from './questions.ts';

/** A registration number in lookup form: capital letters and digits, nine at most. */
export const regoSchema = v.pipe(
  v.string(),
  v.transform((text) => text.toUpperCase().replaceAll(/[\s.-]/g, '')),
  v.regex(/^[A-Z0-9]{1,9}$/, 'Enter your rego, such as ABC123.'),
);

/** The maximum length of a make, model, badge or body in characters; longer ones from providers are cut. */
export const MAX_NAME_LENGTH = 60;

const nameSchema = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));

/** A vehicle found by its registration. */
export const vehicleSchema = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  make: nameSchema,
  model: nameSchema,
  badge: v.nullable(nameSchema),
  body: v.nullable(nameSchema),
});

const answerSchemas = Object.fromEntries(
  QUESTIONS.map(({ name, answers, missing }) => [
    name,
    v.picklist(
      answers.map(({ value }): string => value),
      missing,
    ),
  ]),
) as Readonly<Record<QuestionName, v.PicklistSchema<string[], string>>>;

/** The year, make and model of a vehicle in the visitor's words. */
export const vehicleNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter the year, make and model, such as 2016 Toyota Corolla Ascent.'),
  v.maxLength(120),
);

/** A visitor's answers about a vehicle; `vehicle` only if its registration was not found. */
export const adjustmentAnswersSchema = v.object({
  km: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
  vehicle: v.optional(vehicleNameSchema),
  ...answerSchemas,
});

/** Whole dollars above 0. */
const amountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
export const estimateSchema = v.pipe(
  v.object({ low: amountSchema, high: amountSchema }),
  v.check(({ low, high }) => low <= high, 'must rise from low to high'),
);

/** A valuation. `id` is opaque and can only be created by the site. */
export const valuationSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  rego: v.string(),
  regoState: v.picklist(PLATE_ISSUERS),
  /** null: the visitor describes it. */
  vehicle: v.nullable(vehicleSchema),
  adjustmentAnswers: adjustmentAnswersSchema,
  /** null: the team prices it after an inspection. */
  estimate: v.nullable(estimateSchema),
  /** The ISO time until which the estimate is valid. */
  valid_until: v.nullable(v.string()),
  /** Whether the figures are invented, for demonstrations. */
  example: v.boolean(),
});

export type Vehicle = v.InferOutput<typeof vehicleSchema>;
export type AdjustmentAnswers = v.InferOutput<typeof adjustmentAnswersSchema>;
export type Estimate = v.InferOutput<typeof estimateSchema>;
export type Valuation = v.InferOutput<typeof valuationSchema>;
