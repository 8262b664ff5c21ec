import { expect, test } from 'vitest';
import { QUESTIONS, USUAL_ANSWERS } from '#domain/valuation/questions.ts';

const questions = QUESTIONS.map(({ ask, label, missing, answers }) => ({
  ask,
  label,
  missing,
  answers: answers.map(({ text, effect }) => `${text}: ${effect}`),
}));

test('a visitor is asked these questions, whose answers change the price or call for an inspection', () => {
  expect(questions).toEqual([
    {
      ask: 'How does your {vehicle} look, inside and out?',
      label: 'Condition',
      missing: 'Choose how it looks, inside and out.',
      answers: [
        'Like new: 1.03',
        'Good (small marks): 1',
        'Fair (dents, scratches or wear): 0.92',
        'Poor: 0.8',
      ],
    },
    {
      ask: 'Does it have its logbook and service history?',
      label: 'Service history and logbook',
      missing: 'Choose how much of its service history you have.',
      answers: ['Yes, all of it: 1', 'Part of it: 0.95', 'No: inspect'],
    },
    {
      ask: 'Any mechanical faults or warning lights?',
      label: 'Mechanical faults',
      missing: 'Choose whether it has any mechanical faults.',
      answers: ['None: 1', 'Something minor: 0.93', 'Something major: inspect'],
    },
    {
      ask: 'Has it been repaired after an accident?',
      label: 'Accident repair',
      missing: 'Choose whether it has been repaired after an accident.',
      answers: ['No: 1', 'A minor repair: 0.94', 'A major repair: inspect'],
    },
    {
      ask: 'Was it ever stolen, written off or damaged by hail?',
      label: 'Stolen, written off or hail',
      missing: 'Choose whether it was ever stolen, written off or damaged by hail.',
      answers: ['No: 1', 'Yes: inspect'],
    },
    {
      ask: 'How many keys do you have?',
      label: 'Keys',
      missing: 'Choose how many keys you have.',
      answers: ['Two or more: 1', 'One: 0.98'],
    },
    {
      ask: 'Is there finance owing on it?',
      label: 'Finance owing',
      missing: "Choose whether there's finance owing on it.",
      answers: ['No: 1', 'Yes: 1'],
    },
  ]);
});

test('the usual answers are those of a vehicle with nothing wrong', () => {
  expect(USUAL_ANSWERS).toEqual({
    condition: 'good',
    service_history: 'full',
    mechanical: 'none',
    accident: 'none',
    history: 'no',
    keys: 'two',
    finance: 'no',
  });
});
