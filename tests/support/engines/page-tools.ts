import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** A pattern as JSON: the source and flags of a regular expression, or a whole text. */
export type Pattern = string | { readonly source: string; readonly flags: string };

/** One step on the way to elements: among those inside of what was found so far. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Pattern | undefined;
      readonly level?: number | undefined;
      readonly checked?: boolean | undefined;
    }
  | { readonly by: 'label' | 'text'; readonly text: Pattern }
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'number'; readonly number: number };

/** What a visitor would know of an element. */
export interface ElementView {
  /** 'BUTTON'. */
  readonly tag: string;
  readonly text: string;
  readonly value: string;
  readonly href: string | null;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly attributes: Readonly<Record<string, string>>;
}

/** Where to press an element, or why it can't be pressed now. */
export type PressPoint = { readonly x: number; readonly y: number } | { readonly problem: string };

export interface PageTools {
  /** The visible elements that the steps lead to. */
  view(steps: readonly Step[]): ElementView[];
  /** Scrolls to the one element that the steps lead to. */
  scrollTo(steps: readonly Step[]): void;
  /** Where the one element is now, if a press there would reach it. */
  findPressPoint(steps: readonly Step[]): PressPoint;
  /** Gives the element the focus, with all of its text selected. */
  selectText(steps: readonly Step[]): void;
  /** Chooses an option as a visitor does by the browser's own list, which is not a part of the page. */
  choose(steps: readonly Step[], option: Pattern | number): void;
}

declare global {
  interface Window {
    testTools?: PageTools;
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/**
 * Runs in the page. Finds elements by role and name with Testing Library, because engines differ in what their drivers can
 * find: WebDriver has no search by role. Only what is visible is found.
 */
function createPageTools(library: typeof TestingLibrary): PageTools {
  const toMatcher = (pattern: Pattern) =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const findIn = (root: HTMLElement, step: Step): HTMLElement[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, level, checked } = step;
        return library
          .queryAllByRole(root, role, {
            // Testing Library would ask for the styles of each element and of all around it, to find what is visible.
            hidden: true,
            ...(name === undefined ? {} : { name: toMatcher(name) }),
            ...(level === undefined ? {} : { level }),
            ...(checked === undefined ? {} : { checked }),
          })
          .filter((element) => !element.closest('[aria-hidden="true"]'));
      }
      case 'label':
        return library.queryAllByLabelText(root, toMatcher(step.text), { exact: false });
      case 'text':
        return library.queryAllByText(root, toMatcher(step.text), { ignore: 'script, style, template' });
      case 'selector':
        return [...root.querySelectorAll<HTMLElement>(step.selector)];
      default:
        return [];
    }
  };
  const find = (steps: readonly Step[]): HTMLElement[] =>
    steps.reduce<HTMLElement[]>(
      (roots, step) => {
        if (step.by === 'number') return roots.slice(step.number).slice(0, 1);
        return [...new Set(roots.flatMap((root) => findIn(root, step)))].filter(isVisible);
      },
      [document.body],
    );
  const findOne = (steps: readonly Step[]): HTMLElement => {
    const [element, ...others] = find(steps);
    if (!element) throw new Error('there is none');
    if (others.length > 0) throw new Error(`there are ${others.length + 1}`);
    return element;
  };
  const viewOf = (element: HTMLElement): ElementView => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      tag: element.tagName,
      // Not `innerText`: that is empty where a style sheet skips what is out of sight.
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: 'value' in element ? String(element.value) : '',
      href: element.getAttribute('href'),
      checked: element instanceof HTMLInputElement && element.checked,
      focused: element === document.activeElement,
      box: { x, y, width, height },
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    };
  };
  return {
    view: (steps) => find(steps).map(viewOf),
    scrollTo: (steps) => findOne(steps).scrollIntoView({ block: 'center', behavior: 'instant' }),
    findPressPoint: (steps) => {
      const element = findOne(steps);
      if (element.matches(':disabled')) return { problem: 'it is disabled' };
      // A link that wraps has several boxes; the middle of them all may lie beside it.
      const [box] = element.getClientRects();
      if (!box) return { problem: 'it has no box' };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (y < 0 || y > innerHeight) return { problem: 'it is out of sight' };
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      const reaches = hit && (element.contains(hit) || label?.control === element);
      return reaches ? { x, y } : { problem: `${hit?.outerHTML.slice(0, 120)} lies over it` };
    },
    selectText: (steps) => {
      const element = findOne(steps);
      element.focus();
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    },
    choose: (steps, option) => {
      const element = findOne(steps);
      if (!(element instanceof HTMLSelectElement)) throw new Error('it is not a list to choose from');
      const choices = [...element.options];
      const matcher = typeof option === 'number' ? option : toMatcher(option);
      const index =
        typeof matcher === 'number'
          ? matcher
          : choices.findIndex(({ label }) =>
              typeof matcher === 'string' ? label.trim() === matcher : matcher.test(label),
            );
      if (!choices[index]) throw new Error(`it has no option ${String(matcher)}`);
      element.focus();
      element.selectedIndex = index;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The script that gives a page its tools. */
export function writePageTools(): string {
  return `${readFileSync(library, 'utf8')}\nwindow.testTools = (${createPageTools})(window.TestingLibraryDom);`;
}
