import { SaxesParser } from 'saxes';

/** The content model of each element of ADF 1.0, as a pattern over its children's names; other elements hold text. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+((email |(phone )+)|email (phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
};
const TEXT_ELEMENTS = new Set(
  'id requestdate year make model vin stock trim doors bodystyle transmission odometer comments vendorname url name service email phone street apartment city regioncode postalcode country'.split(
    ' ',
  ),
);
/** The allowed values of attributes; other attributes may have any. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  'prospect status': /^(new|resend)$/,
  'vehicle interest': /^(buy|lease|sell|trade-in|test-drive)$/,
  'vehicle status': /^(new|used)$/,
  'odometer status': /^(unknown|rolledover|replaced|original)$/,
  'odometer units': /^(km|miles)$/,
  'name part': /^(surname|first|middle|last|full)$/,
  'name type': /^(business|individual)$/,
  'phone type': /^(voice|fax|cellphone|pager)$/,
  'address type': /^(work|home|delivery)$/,
  'id sequence': /^\d+$/,
  'id source': /^.+$/,
  'street line': /^\d$/,
};

interface Element {
  readonly name: string;
  readonly children: string[];
  text: string;
}

/**
 * Parses an ADF document with a strict XML parser and validates it against ADF 1.0; throws if it is invalid. Returns the
 * texts by path: 'prospect/customer/contact/name@first' -> 'Ada'.
 */
export function readAdf(xml: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const path: { element: Element; key: string }[] = [];
  const instructions: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('processinginstruction', ({ target, body }) => instructions.push(`${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => {
    if (!(name in CHILDREN || TEXT_ELEMENTS.has(name))) throw new Error(`${name} is no element of ADF`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const allowed = ATTRIBUTES[`${name} ${attribute}`];
      if (!allowed?.test(String(value))) throw new Error(`${name} may not have ${attribute}="${value}"`);
    }
    path.at(-1)?.element.children.push(name);
    const part = String(attributes.part ?? attributes.sequence ?? '');
    path.push({ element: { name, children: [], text: '' }, key: part === '' ? name : `${name}@${part}` });
  });
  parser.on('text', (text) => {
    const last = path.at(-1);
    if (last) last.element.text += text;
  });
  parser.on('closetag', ({ name }) => {
    const key = path
      .slice(1)
      .map((part) => part.key)
      .join('/');
    const element = path.pop()?.element;
    if (!element) return;
    const children = CHILDREN[name];
    const found = element.children.map((child) => `${child} `).join('');
    if (children && !children.test(found)) throw new Error(`${name} holds ${found}`);
    if (children && element.text.trim() !== '') throw new Error(`${name} holds the text ${element.text}`);
    if (!children) texts.set(key, element.text);
  });
  parser.write(xml).close();
  if (instructions.join() !== 'adf version="1.0"') throw new Error(`no ADF 1.0: ${instructions.join()}`);
  return texts;
}
