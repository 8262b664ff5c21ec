import { SaxesParser } from 'saxes';

/** The elements of the document type of ADF 1.0 that hold others. All others that it names hold text. */
const CONTENT: Readonly<Record<string, string>> = {
  adf: 'prospect+',
  prospect: 'id*, requestdate, vehicle+, customer, vendor, provider?',
  vehicle:
    'id*, year, make, model, vin?, stock?, trim?, doors?, bodystyle?, transmission?, odometer?, condition?, colorcombination*, imagetag?, price?, pricecomments?, option*, finance?, comments?',
  colorcombination: '((interiorcolor | exteriorcolor) | (interiorcolor, exteriorcolor)), preference',
  option: 'optionname, manufacturercode?, stock?, weighting?, price?',
  finance: 'method, amount+, balance?',
  customer: 'contact, id*, timeframe?, comments?',
  timeframe: 'description?, earliestdate?, latestdate?',
  vendor: 'id*, vendorname, url?, contact',
  provider: 'id*, name, service?, url?, email?, phone?, contact?',
  contact: 'name+, ((email | phone+) | (email, phone+)), address?',
  address: 'street+, apartment?, city?, regioncode?, postalcode?, country?',
};
/** The attributes of each element; the values are patterns. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  prospect: { status: 'new|resend' },
  id: { sequence: '\\d+', source: '.+' },
  vehicle: { interest: 'buy|lease|sell|trade-in|test-drive', status: 'new|used' },
  odometer: { status: 'unknown|rolledover|replaced|original', units: 'km|mi' },
  imagetag: { width: '.+', height: '.+', alttext: '.+' },
  price: {
    type: 'quote|offer|msrp|invoice|call|appraisal|asking',
    currency: '[A-Z]{3}',
    delta: 'absolute|relative|percentage',
    relativeto: 'msrp|invoice',
    source: '.+',
  },
  amount: { type: 'downpayment|monthly|total', limit: 'maximum|minimum|exact', currency: '[A-Z]{3}' },
  balance: { type: 'finance|residual', currency: '[A-Z]{3}' },
  name: { part: 'surname|first|middle|last|full', type: 'business|individual' },
  email: { preferredcontact: '0|1' },
  phone: {
    type: 'voice|fax|cellphone|pager',
    time: 'morning|afternoon|evening|nopreference|day',
    preferredcontact: '0|1',
  },
  address: { type: 'work|home|delivery' },
  street: { line: '[1-5]' },
};
/** Elements whose text is an ISO 8601 date, with a time only if its offset is known. */
const DATES = new Set(['requestdate', 'earliestdate', 'latestdate']);
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

const NAMES = new Set([
  'adf',
  ...Object.values(CONTENT).flatMap((content) => content.match(/[a-z]+/g) ?? []),
]);

interface Element {
  readonly name: string;
  readonly key: string;
  children: string;
  text: string;
}

/**
 * Parses an ADF document with a strict XML parser and validates it against ADF 1.0; throws if it is invalid. Returns the
 * texts by path: 'prospect/customer/contact/name@first' -> 'Ada', 'prospect/vehicle@buy/make' -> 'Toyota'.
 */
export function readAdf(xml: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const path: Element[] = [];
  const instructions: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('processinginstruction', ({ target, body }) => instructions.push(`${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => {
    if (!NAMES.has(name)) throw new Error(`${name} is no element of ADF`);
    for (const [attribute, value] of Object.entries(attributes))
      if (!new RegExp(`^(?:${ATTRIBUTES[name]?.[attribute] ?? '(?!)'})$`).test(String(value)))
        throw new Error(`${name} may not have ${attribute}="${value}"`);
    const parent = path.at(-1);
    if (parent) parent.children += `${name};`;
    const mark = String(attributes.part ?? attributes.sequence ?? attributes.interest ?? '');
    path.push({ name, key: mark === '' ? name : `${name}@${mark}`, children: '', text: '' });
  });
  parser.on('text', (text) => {
    const last = path.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const key = path
      .slice(1)
      .map((part) => part.key)
      .join('/');
    const element = path.pop();
    if (!element) return;
    const { name, children, text } = element;
    const content = CONTENT[name];
    if (content === undefined) {
      if (DATES.has(name) && !DATE.test(text)) throw new Error(`${name} is no date: ${text}`);
      texts.set(key, text);
    } else if (!toPattern(content).test(children)) throw new Error(`${name} holds ${children}`);
    else if (text.trim() !== '') throw new Error(`${name} holds the text ${text}`);
  });
  parser.write(xml).close();
  if (instructions.join() !== 'adf version="1.0"') throw new Error(`no ADF 1.0: ${instructions.join()}`);
  return texts;
}

/** A content model as a pattern: 'id*, year' -> /^(?:(?:id;)*(?:year;))$/. */
function toPattern(content: string): RegExp {
  return new RegExp(`^(?:${content.replace(/[a-z]+/g, '(?:$&;)').replace(/[,\s]/g, '')})$`);
}
