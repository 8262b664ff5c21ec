import { createApp } from 'astro/app/entrypoint';
import formStyles from '#features/forms/forms.css?url';
import { templates } from '#templates/index.ts';

/** The compiled app: `app.render(request, { locals })` answers one page of one dealer. */
export const app = createApp({ streaming: false });

/** Where the compiled stylesheet of each template lies, by template name. */
export const stylesheets = Object.fromEntries(
  Object.entries(templates).map(([name, template]) => [name, template.stylesheet]),
);

/** Where the compiled rules of forms lie, which only pages with a form load. */
export { formStyles };
