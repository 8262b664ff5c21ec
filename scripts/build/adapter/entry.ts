import { createApp } from 'astro/app/entrypoint';
import formStyles from '#features/forms/forms.css?url';
import { getTemplateParts } from '#templates/index.ts';
import { listInlineScripts } from './inline-scripts.ts';

/** The compiled app: `app.render(request, { locals })` renders one page of one dealer. */
export const app = createApp({ streaming: false });

/** The path of the compiled form styles, which only pages with a form load; the scripts that pages may hold; and the parts of templates. */
export { formStyles, getTemplateParts, listInlineScripts };
