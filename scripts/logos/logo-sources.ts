/** The source of a logo: an icon set and the icon's name in it. */
export interface LogoSource {
  readonly set: 'simple-icons' | 'car-makes-icons' | 'cardog-icons';
  readonly icon: string;
}

const from = (set: LogoSource['set'], icons: Readonly<Record<string, string>>): [string, LogoSource][] =>
  Object.entries(icons).map(([slug, icon]) => [slug, { set, icon }]);

const same = (...slugs: string[]) =>
  Object.fromEntries(slugs.map((slug) => [slug, slug.replaceAll('-', '')]));

/** The source of every logo, by the make's slug: from the set with the most permissive licence that has it. */
export const LOGO_SOURCES: ReadonlyMap<string, LogoSource> = new Map([
  ...from('simple-icons', {
    ...same('acura', 'alfa-romeo', 'aston-martin', 'audi', 'bentley', 'bmw', 'bugatti', 'cadillac'),
    ...same(
      'chevrolet',
      'chrysler',
      'citroen',
      'dacia',
      'daf',
      'ferrari',
      'fiat',
      'ford',
      'honda',
      'hyundai',
    ),
    ...same('infiniti', 'iveco', 'jaguar', 'jeep', 'kia', 'koenigsegg', 'lada', 'lamborghini', 'land-rover'),
    ...same('lucid', 'mahindra', 'man', 'maserati', 'mazda', 'mclaren', 'mg', 'mini', 'mitsubishi', 'nissan'),
    ...same('opel', 'peugeot', 'polestar', 'porsche', 'proton', 'ram', 'renault', 'rolls-royce', 'scania'),
    ...same(
      'seat',
      'skoda',
      'smart',
      'subaru',
      'suzuki',
      'tata',
      'tesla',
      'toyota',
      'vauxhall',
      'volkswagen',
    ),
    ...same('volvo'),
    ds: 'dsautomobiles',
    'mercedes-amg': 'mercedes',
    'mercedes-benz': 'mercedes',
  }),
  ...from('car-makes-icons', {
    ...same('buick', 'daewoo', 'dodge', 'fisker', 'genesis', 'gmc', 'hummer', 'isuzu', 'lexus', 'lincoln'),
    ...same('lotus', 'plymouth', 'pontiac', 'saab'),
    'isuzu-ute': 'isuzu',
  }),
  ...from('cardog-icons', { byd: 'BYD Icon', rivian: 'Rivian Icon', vinfast: 'Vinfast Icon' }),
]);
