/** An answer with its effect on the price, as a factor; `inspect`: the team has to see the vehicle first. */
interface AnswerOption {
  readonly value: string;
  readonly text: string;
  readonly effect: number | 'inspect';
}

export interface Question {
  /** Its key among the adjustmentAnswers. */
  readonly name: string;
  /** The question for visitors; `{vehicle}` becomes the dealer's word. */
  readonly ask: string;
  /** The question as it appears in leads. */
  readonly label: string;
  /** The error if it is not answered. */
  readonly missing: string;
  readonly answers: readonly AnswerOption[];
}

/**
 * The questions about a vehicle before it is priced. A vehicle that would fail an inspection (stolen or written off,
 * major accident repair, major mechanical defects, no service history, hail) is not priced online.
 */
export const QUESTIONS = [
  {
    name: 'condition',
    ask: 'How does your {vehicle} look, inside and out?',
    label: 'Condition',
    missing: 'Choose how it looks, inside and out.',
    answers: [
      { value: 'excellent', text: 'Like new', effect: 1.03 },
      { value: 'good', text: 'Good (small marks)', effect: 1 },
      { value: 'fair', text: 'Fair (dents, scratches or wear)', effect: 0.92 },
      { value: 'poor', text: 'Poor', effect: 0.8 },
    ],
  },
  {
    name: 'service_history',
    ask: 'Does it have its logbook and service history?',
    label: 'Service history and logbook',
    missing: 'Choose how much of its service history you have.',
    answers: [
      { value: 'full', text: 'Yes, all of it', effect: 1 },
      { value: 'part', text: 'Part of it', effect: 0.95 },
      { value: 'none', text: 'No', effect: 'inspect' },
    ],
  },
  {
    name: 'mechanical',
    ask: 'Any mechanical faults or warning lights?',
    label: 'Mechanical faults',
    missing: 'Choose whether it has any mechanical faults.',
    answers: [
      { value: 'none', text: 'None', effect: 1 },
      { value: 'minor', text: 'Something minor', effect: 0.93 },
      { value: 'major', text: 'Something major', effect: 'inspect' },
    ],
  },
  {
    name: 'accident',
    ask: 'Has it been repaired after an accident?',
    label: 'Accident repair',
    missing: 'Choose whether it has been repaired after an accident.',
    answers: [
      { value: 'none', text: 'No', effect: 1 },
      { value: 'minor', text: 'A minor repair', effect: 0.94 },
      { value: 'major', text: 'A major repair', effect: 'inspect' },
    ],
  },
  {
    name: 'history',
    ask: 'Was it ever stolen, written off or damaged by hail?',
    label: 'Stolen, written off or hail',
    missing: 'Choose whether it was ever stolen, written off or damaged by hail.',
    answers: [
      { value: 'no', text: 'No', effect: 1 },
      { value: 'yes', text: 'Yes', effect: 'inspect' },
    ],
  },
  {
    name: 'keys',
    ask: 'How many keys do you have?',
    label: 'Keys',
    missing: 'Choose how many keys you have.',
    answers: [
      { value: 'two', text: 'Two or more', effect: 1 },
      { value: 'one', text: 'One', effect: 0.98 },
    ],
  },
  {
    name: 'finance',
    ask: 'Is there finance owing on it?',
    label: 'Finance owing',
    missing: "Choose whether there's finance owing on it.",
    answers: [
      { value: 'no', text: 'No', effect: 1 },
      { value: 'yes', text: 'Yes', effect: 1 },
    ],
  },
] as const satisfies readonly Question[];

export type QuestionName = (typeof QUESTIONS)[number]['name'];

/** The selected answers by question. */
export type SelectedAnswers = Readonly<Record<QuestionName, string>>;

/** The answers of a vehicle with nothing wrong: for each question the first that leaves its price as it is. */
export const USUAL_ANSWERS = Object.fromEntries(
  QUESTIONS.map(({ name, answers }: Question) => [name, answers.find(({ effect }) => effect === 1)?.value]),
);

/** The selected answers with their texts and effects, in the order of the questions. */
export function getAnswered(
  choices: SelectedAnswers,
): { readonly question: Question; readonly answer: AnswerOption }[] {
  return QUESTIONS.flatMap((question: Question & { readonly name: QuestionName }) => {
    const answer = question.answers.find(({ value }) => value === choices[question.name]);
    return answer ? [{ question, answer }] : [];
  });
}

/** Whether any answer requires an inspection before the vehicle is priced. */
export function needsInspection(choices: SelectedAnswers): boolean {
  return getAnswered(choices).some(({ answer }) => answer.effect === 'inspect');
}
