import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source.ts';

/** The only files that write raw text into a page, each with the reason why that is safe. */
const RAW_MARKUP: Readonly<Record<string, string>> = {
  'src/ui/json-ld/JsonLd.astro': 'Data by serialiseDataBlock()',
  'src/screens/search/SearchScreen.astro':
    "React's own rendering, our own script, and data by writeDataBlock()",
  'src/features/search/app/SearchLoader.astro': 'Our own script',
  'src/layouts/Layout.astro': 'Our own script',
  'src/features/navigation/Footer.astro': 'Our own script',
  'src/ui/Once.astro': "Astro's own rendering",
  'src/features/forms/FormSection.astro': 'Our own script',
  'src/features/home/WordSearch.astro': 'Our own script',
  'src/features/analytics/Analytics.astro': 'Data by writeDataBlock()',
  'src/features/analytics/PageVehicle.astro': 'Data by writeDataBlock()',
  'src/screens/search/ClientSearch.astro': 'Our own script, and data by writeDataBlock()',
  'src/screens/search/NameOfMake.astro': 'Our own script, and data by serialiseDataBlock()',
  'src/screens/parts/PartsScreen.astro':
    "React's own rendering, our own script, and data by writeDataBlock()",
  'src/screens/offers/OffersScreen.astro':
    "React's own rendering, our own script, and data by writeDataBlock()",
  'src/features/blocks/PaymentMethods.astro': 'Our own drawings',
  'src/screens/content/TextSections.astro':
    'Markdown of the dealer, sanitised when it was read, and our own script',
  'src/ui/faq/Faq.astro':
    'Markdown of the dealer, sanitised when it was read, and html``, which escapes every text',
  'src/screens/content/ContentPage.astro': 'Markdown of the dealer, sanitised when it was read',
};

const files = sourceFiles(process.cwd(), ['src']);

function rawMarkup({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [way] =
      /\bset:html\b|\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\s*=|\binsertAdjacentHTML\b/.exec(line) ??
      [];
    return way ? [`${path}:${index + 1}: ${way} writes text unescaped. Write it as content, {text}.`] : [];
  });
}

test('only a few listed files write raw markup', () => {
  expect(files.filter(({ path }) => !RAW_MARKUP[path]).flatMap(rawMarkup)).toEqual([]);
});

test('every file listed for raw markup still writes some', () => {
  const writers = files.filter((file) => rawMarkup(file).length > 0).map(({ path }) => path);
  expect(Object.keys(RAW_MARKUP).filter((path) => !writers.includes(path))).toEqual([]);
});
