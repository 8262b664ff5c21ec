/** The designs that a site can have, each a folder of src/templates. */
export const TEMPLATES = ['classic', 'showroom'] as const;
export type TemplateName = (typeof TEMPLATES)[number];
