/** A column's name as it is compared: 'g:body_style', 'Body Style' and 'BodyStyle' are all 'bodystyle'. */
export function normaliseColumn(name: string): string {
  return name
    .toLowerCase()
    .replace(/^@?[a-z]+:/, '')
    .replace(/[^a-z0-9.]/g, '');
}
