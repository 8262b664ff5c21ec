import { createApp } from 'astro/app/entrypoint';
import formStyles from '#features/forms/forms.css?url';
import { templateParts } from '#templates/index.ts';
import { listInlineScripts } from './inline-scripts.ts';

/** The compiled app: `app.render(request, { locals })` renders one page of one dealer. */
export const app = createApp({ streaming: false });

/** The path of each template's compiled stylesheet, by template name. */
export const stylesheets = Object.fromEntries(
  Object.entries(templateParts).map(([name, { stylesheet }]) => [name, stylesheet]),
);

/** The path of the compiled form styles, which only pages with a form load; and the scripts that pages may hold. */
export { formStyles, listInlineScripts };
