import { dirname } from 'node:path';
import ts from 'typescript';

/** The type of a schema: its members carry the doc comments of the keys. */
export interface SchemaType {
  /** The type of one of its members; undefined if it has none of that name. */
  readonly member: (name: string) => SchemaType | undefined;
  /** The types of the schemas that a lazy one may choose. */
  readonly chosen: readonly SchemaType[];
  /** Its doc comment on one line, without references such as '(T-47)'. */
  readonly sentence: string | undefined;
  /** The code of its `@example`. */
  readonly example: string | undefined;
}

/**
 * Opens the types of exported constants: `open('src/site/config/site-config.ts', 'siteConfigSchema')`. Uses the compiler
 * to find doc comments, so keys may be declared in any file. Throws if there is no such constant.
 */
export function openSchemaTypes(files: readonly string[]): (file: string, name: string) => SchemaType {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, dirname('.'));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  const wrap = (type: ts.Type, symbol?: ts.Symbol): SchemaType => ({
    sentence: symbol && cleanComment(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    example: symbol && findExample(symbol.getJsDocTags(checker)),
    member: (name) => {
      const member = type.getProperty(name);
      return member && wrap(checker.getTypeOfSymbol(member), member);
    },
    get chosen() {
      const getter = type.getProperty('getter');
      const [call] = getter ? checker.getTypeOfSymbol(getter).getCallSignatures() : [];
      const chosen = call?.getReturnType();
      return (chosen?.isUnion() ? chosen.types : [chosen]).flatMap((one) => (one ? wrap(one) : []));
    },
  });
  return (file, name) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${file}: exports no "${name}".`);
    return wrap(checker.getTypeOfSymbol(found), found);
  };
}

function findExample(tags: readonly ts.JSDocTagInfo[]): string | undefined {
  const tag = tags.find(({ name }) => name === 'example');
  return tag && ts.displayPartsToString(tag.text).trim();
}

const REFERENCE = /,? ?\((?:spec \d|T-\d|[A-Z]+-\d)[^()]*\)/g;
const REFERENCE_WITHIN = /\(((?:spec|T-\d)[^():]*): /g;
const LAST_REFERENCE = /; (?:spec \d|T-\d+)[^();]*\)/g;

/** A comment on one line, without references. */
function cleanComment(comment: string): string | undefined {
  const text = comment
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(REFERENCE_WITHIN, '(')
    .replaceAll(LAST_REFERENCE, ')')
    .replaceAll(REFERENCE, '')
    .trim();
  return text === '' ? undefined : text;
}
