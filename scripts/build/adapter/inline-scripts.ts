import {
  SPECULATION_RULES,
  TYPEFACE_SCRIPT,
  VISIT_SCRIPT,
  writePopoverScript,
} from '#client/inline-scripts.ts';
import type { CatalogueName } from '#features/catalogue-search/catalogues.ts';
import { WORD_SEARCH_SCRIPT } from '#features/home/word-search-script.ts';
import { clientSearchLoaderScript, loaderScript } from '#features/search/app/loader.ts';
import { PENDING_SCRIPT } from '#features/search/context/pending-script.ts';
import { NAME_OF_MAKE_SCRIPT } from '#screens/search/name-of-make-script.ts';
import { CLOSE_ON_PHONES } from '#ui/close-on-phones.ts';

/** The addresses that inline scripts name. */
export interface ScriptAddresses {
  readonly popoverScript: string;
  readonly searchEntries: Readonly<Record<CatalogueName, string>>;
}

/**
 * Every script that our pages write into their HTML, besides Astro's own. The policy of all dealers allows these and no
 * others, and a page with any other is not published: whoever adds one adds it here.
 */
export function listInlineScripts({ popoverScript, searchEntries }: ScriptAddresses): string[] {
  return [
    TYPEFACE_SCRIPT,
    `${VISIT_SCRIPT};${writePopoverScript(popoverScript)}`,
    SPECULATION_RULES,
    WORD_SEARCH_SCRIPT,
    PENDING_SCRIPT,
    CLOSE_ON_PHONES,
    NAME_OF_MAKE_SCRIPT,
    ...Object.values(searchEntries).map(loaderScript),
    clientSearchLoaderScript(searchEntries.cars),
  ];
}
