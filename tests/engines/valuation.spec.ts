import { test } from '#tests/support/engines/test.ts';
import { findRegoOfAge } from '#tests/support/factories/valuation-answers.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const ANSWERS = {
  'How does your car look, inside and out?': 'Good (small marks)',
  'Does it have its logbook and service history?': 'Yes, all of it',
  'Any mechanical faults or warning lights?': 'None',
  'Has it been repaired after an accident?': 'No',
  'Was it ever stolen, written off or damaged by hail?': 'No',
  'How many keys do you have?': 'Two or more',
  'Is there finance owing on it?': 'No',
};

test('a car is looked up by rego and valued, and the enquiry form continues with the estimate', async ({
  visitor,
}) => {
  await visitor.open(siteUrl({ slug: 'coolabah' }, '/trade-in/'));
  const panel = visitor.role('region', { name: /^What's your .* worth\?/ });
  // The year of the functions' clock: the one of the machine.
  await panel.label('Registration number').fill(findRegoOfAge(3, new Date().getUTCFullYear()));
  await panel.label('Kilometres').fill('64,000');
  await panel.role('button', { name: 'Find my car' }).click();
  await panel.role('button', { name: "Yes, that's mine" }).click();
  for (const [question, answer] of Object.entries(ANSWERS))
    await panel.role('radiogroup', { name: question }).role('radio', { name: answer }).click();
  await panel.role('button', { name: "See what it's worth" }).click();
  await panel.role('heading', { name: /^\$[\d,]+ to \$[\d,]+$/ }).view();
  await panel.role('link', { name: 'Book my inspection' }).click();
  await visitor.text(/^Step 2 of 2/).view();
});
