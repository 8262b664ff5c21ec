import { createInterface, type Interface } from 'node:readline/promises';
import * as v from 'valibot';
import { UsageError } from '#scripts/cli/command.ts';
import { type NewSite, newSiteSchema } from './new-site.ts';
import { type Answer, QUESTIONS, type Question } from './questions.ts';

type Answers = { readonly [Name in Answer]?: string | undefined };

/** Checks the options, and asks for the rest if there is somebody to ask. Throws UsageError with every mistake. */
export async function collectAnswers(given: Answers, isInteractive: boolean): Promise<NewSite> {
  const problems: string[] = [];
  const answers: Partial<Record<Answer, string>> = {};
  const terminal = isInteractive
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    for (const question of QUESTIONS) {
      const answer = given[question.name] ?? (terminal && (await ask(terminal, question, answers)));
      const problem = answer === undefined ? undefined : await question.check(answer, answers);
      if (problem) problems.push(`site:new: ${question.name}: is "${answer}". It ${problem}.`);
      else if (answer !== undefined) answers[question.name] = answer;
      else if (question.isRequired)
        problems.push(`site:new: ${question.name}: is missing. Write it, such as "${question.example}".`);
    }
  } finally {
    terminal?.close();
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return v.parse(newSiteSchema, answers);
}

/** Asks until the answer will do; return alone leaves it for later. */
async function ask(terminal: Interface, question: Question, earlier: Answers): Promise<string | undefined> {
  const { text, example, isRequired, check } = question;
  while (true) {
    const answer = (await terminal.question(`${text} (${example})${isRequired ? '' : ' [later]'}: `)).trim();
    if (answer === '' && !isRequired) return undefined;
    const problem = answer === '' ? 'is needed' : await check(answer, earlier);
    if (!problem) return answer;
    console.log(`  It ${problem}.`);
  }
}
