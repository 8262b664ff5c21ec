import { expect, test } from 'vitest';
import { QUESTIONS, USUAL_ANSWERS } from '#domain/valuation/questions.ts';

test('a visitor is asked these questions, whose answers change the price or call for an inspection', () => {
  const asked = QUESTIONS.map(({ ask, label, missing, answers }) => [
    ask,
    label,
    missing,
    answers.map(({ text, effect }) => `${text}: ${effect}`).join(', '),
  ]);
  expect(asked).toEqual([
    [
      'How does your {vehicle} look, inside and out?',
      'Condition',
      'Choose how it looks, inside and out.',
      'Like new: 1.03, Good (small marks): 1, Fair (dents, scratches or wear): 0.92, Poor: 0.8',
    ],
    [
      'Does it have its logbook and service history?',
      'Service history and logbook',
      'Choose how much of its service history you have.',
      'Yes, all of it: 1, Part of it: 0.95, No: inspect',
    ],
    [
      'Any mechanical faults or warning lights?',
      'Mechanical faults',
      'Choose whether it has any mechanical faults.',
      'None: 1, Something minor: 0.93, Something major: inspect',
    ],
    [
      'Has it been repaired after an accident?',
      'Accident repair',
      'Choose whether it has been repaired after an accident.',
      'No: 1, A minor repair: 0.94, A major repair: inspect',
    ],
    [
      'Was it ever stolen, written off or damaged by hail?',
      'Stolen, written off or hail',
      'Choose whether it was ever stolen, written off or damaged by hail.',
      'No: 1, Yes: inspect',
    ],
    ['How many keys do you have?', 'Keys', 'Choose how many keys you have.', 'Two or more: 1, One: 0.98'],
    [
      'Is there finance owing on it?',
      'Finance owing',
      "Choose whether there's finance owing on it.",
      'No: 1, Yes: 1',
    ],
  ]);
});

test('the usual answers are those of a vehicle with nothing wrong', () => {
  expect(USUAL_ANSWERS).toEqual({
    ...{ condition: 'good', service_history: 'full', mechanical: 'none', accident: 'none' },
    ...{ history: 'no', keys: 'two', finance: 'no' },
  });
});
