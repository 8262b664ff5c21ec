import { COUNTRIES } from '#domain/country.ts';
import { html } from '#platform/markup.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';

type PageFacts = Pick<SiteFacts, 'name' | 'forms' | 'stylesheet' | 'formStyles'>;

/** A page in the site's style, as an answer to a plain form. `body` is HTML. */
export function renderFunctionPage(
  { name, forms, stylesheet, formStyles }: PageFacts,
  title: string,
  body: string,
): string {
  const head = html`<!doctype html>
<html lang="${COUNTRIES[forms.country].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<link rel="stylesheet" href="${stylesheet}">
<link rel="stylesheet" href="${formStyles}">
</head>
<body>
<main id="main" class="wrap page">
<div class="prose">
<p><a href="/">${name}</a></p>
<h1>${title}</h1>`;
  return `${head}\n${body}\n</div>\n</main>\n</body>\n</html>\n`;
}

/** The page after an enquiry that the dealer holds until somebody has checked it. */
export function renderHeldPage(site: PageFacts): string {
  const body = html`<p>We've got your message. Your browser couldn't finish our spam check, so someone will look it over before it goes to our team.</p>
<p>If it's urgent, please <a href="/contact/">call us</a>.</p>`;
  return renderFunctionPage(site, 'Your message is waiting to be checked', body.toString());
}

/** A page that explains in one sentence why nothing was sent. */
export function renderMessagePage(site: PageFacts, sentence: string): string {
  const body = html`<p role="alert">${sentence}</p>
<p>Go back to pick up where you left off, or <a href="/contact/">contact us another way</a>.</p>`;
  return renderFunctionPage(site, "Sorry, that didn't go through", body.toString());
}
