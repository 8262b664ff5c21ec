import { classic } from './classic/template.ts';
import { showroom } from './showroom/template.ts';

/** The designs that a site can have, each a folder here. */
export const TEMPLATES = { classic, showroom } as const;
export type TemplateName = keyof typeof TEMPLATES;
export type TemplateData = (typeof TEMPLATES)[TemplateName];
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];
