import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import * as v from 'valibot';
import { hexColour, httpsOrigin, phoneNumber, slugText } from '#domain/scalar-schemas.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { findPhoneProblem } from '#scripts/site-check/findings/contact.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { type NewSite, newSiteSchema, parseAddress, parseHours } from './new-site.ts';

export type Answer = 'slug' | Exclude<keyof NewSite, 'slug'>;

export interface Question {
  /** The option without dashes; the slug is the command's first word. */
  readonly name: Answer;
  readonly text: string;
  readonly example: string;
  readonly isRequired?: true;
  /** What is wrong with an answer, given the earlier ones; undefined if nothing is. */
  readonly check: (answer: string, earlier: { readonly address?: string | undefined }) => string | undefined;
}

const { name, abn } = siteConfigSchema.entries;
const LOGO_TYPES = ['.svg', '.png', '.webp', '.jpg', '.jpeg'];

/** What a new dealer needs, in the order in which it is asked. */
const listQuestions = (templates: readonly string[]): readonly Question[] => [
  {
    name: 'slug',
    text: 'A short name for folder and commands',
    example: 'example-motors',
    isRequired: true,
    check: by(slugText),
  },
  {
    name: 'name',
    text: 'The name of the dealership',
    example: 'Example Motors',
    isRequired: true,
    check: by(name),
  },
  {
    name: 'template',
    text: `The design: ${templates.join(' or ')}`,
    example: 'classic',
    isRequired: true,
    check: (answer) => (templates.includes(answer) ? undefined : `must be ${templates.join(' or ')}`),
  },
  {
    name: 'url',
    text: 'The public address of the site',
    example: 'https://www.examplemotors.com.au',
    check: by(httpsOrigin),
  },
  {
    name: 'address',
    text: 'Street, suburb, state or New Zealand region, and postcode',
    example: '12 Spence Street, Cairns QLD 4870',
    check: (answer) =>
      parseAddress(answer)
        ? undefined
        : 'must be a street, a comma, then suburb, state or New Zealand region, and postcode: "12 Spence Street, Cairns QLD 4870", "45 Cameron Road, Tauranga, Bay of Plenty 3110"',
  },
  { name: 'phone', text: 'The phone number', example: '07 5550 0100', check: checkPhone },
  {
    name: 'hours',
    text: 'The opening hours',
    example: 'Mon-Fri 8:30-17:30, Sat 8:30-13:00',
    check: (answer) =>
      parseHours(answer) ? undefined : 'must be days and times: "Mon-Fri 8:30-17:30, Sat 8:30-13:00"',
  },
  { name: 'abn', text: 'The Australian Business Number', example: '11 digits', check: by(abn) },
  { name: 'licence', text: 'The number of the dealer licence', example: '4411223', check: () => undefined },
  { name: 'colour', text: 'The brand colour', example: '#0b49c4', check: by(hexColour) },
  { name: 'logo', text: 'The file of the logo', example: 'logo.svg', check: checkLogo },
  {
    name: 'feed',
    text: 'The stock feed: an https address, a file, or a folder that files arrive in',
    example: 'https://feeds.example.com/stock.csv',
    check: (answer) => (answer.startsWith('https://') || existsSync(answer) ? undefined : 'is not there'),
  },
];

function by(schema: v.GenericSchema): (answer: string) => string | undefined {
  return (answer) => {
    const parsed = v.safeParse(schema, answer);
    return parsed.success ? undefined : parsed.issues[0].message;
  };
}

/** Of the number as it is dialled; its area code follows from the state of the address. */
function checkPhone(
  phone: string,
  { address = '' }: { readonly address?: string | undefined },
): string | undefined {
  return findPhoneProblem(phone, parseAddress(address)?.state) ?? by(phoneNumber)(phone);
}

function checkLogo(file: string): string | undefined {
  if (!LOGO_TYPES.includes(extname(file).toLowerCase())) return `must be one of: ${LOGO_TYPES.join(', ')}`;
  return existsSync(file) ? undefined : 'is not there';
}

type Answers = { readonly [Name in Answer]?: string | undefined };

/** Checks the options, and asks for the rest if there is somebody to ask. Throws UsageError with every mistake. */
export async function collectAnswers(
  given: Answers,
  isInteractive: boolean,
  templates: readonly string[],
): Promise<NewSite> {
  const problems: string[] = [];
  const answers: Partial<Record<Answer, string>> = {};
  const terminal = isInteractive
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    for (const question of listQuestions(templates)) {
      const answer = given[question.name] ?? (terminal && (await ask(terminal, question, answers)));
      const problem = answer === undefined ? undefined : question.check(answer, answers);
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
    const problem = answer === '' ? 'is needed' : check(answer, earlier);
    if (!problem) return answer;
    console.log(`  It ${problem}.`);
  }
}
