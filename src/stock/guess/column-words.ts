import type { StockFieldName } from '#stock/mapping/fields.ts';

/** The name of a column in words: 'g:vehicleDetails.ImageURL[0].value' is vehicle details, image url, value. */
export interface ColumnWords {
  /** The words of each part of its path, in lower case. */
  readonly parts: readonly (readonly string[])[];
  /** The number of a numbered column: 1 of 'Image1', 0 of 'image[0].url'. It is no word. */
  readonly number: number | undefined;
}

/** Parts that name no more than the part before them. */
const VALUE_PARTS = new Set(
  (
    'value text name label amount url src href asset full large original medium small link description title lien montant betrag valeur wert valore ' +
    'importo importe kwota bedrag'
  ).split(' '),
);

/** Words that leave a name's meaning as it is: 'Our Price', 'vehicle colour name'. Any other makes another thing of it. */
// biome-ignore format: a table reads better in rows
const HARMLESS_WORDS = new Set([
  'our', 'their', 'my', 'the', 'of', 'in', 'at', 'is', 'total', 'current', 'now', 'final', 'actual', 'reading', 'vehicle', 'veh', 'car',
  'auto', 'bike', 'unit', 'aud', 'inc', 'incl', 'gst', 'web', 'website', 'internet', 'online', 'advertised', 'retail', 'asking', 'list',
  'listed', 'sale', 'selling', 'special', 'driven', 'travelled', 'exterior', 'ext', 'external', 'main', 'primary', 'full', 'additional',
  'hero', 'text', 'name', 'value', 'desc', 'description', 'generic', 'info', 'details', 'made', 'display', 'windscreen', 'url', 'urls',
  'link', 'links', 'km', 'kms', 's', 'mi', 'miles', 'type', 'comma', 'separated', 'all', 'figure', 'published', 'public', 'on', 'id', 'no', 'number', 'advert', 'ad', 'string',
]);

/** Things whose make, name or state is not the car's. */
// biome-ignore format: a table reads better in rows
const OTHER_THINGS = new Set([
  'dealer', 'dealership', 'seller', 'owner', 'engine', 'engines', 'warranty', 'finance', 'lender', 'interior', 'contact', 'agent', 'user', 'battery',
  'tyre', 'tire', 'wheel', 'company', 'organization', 'organisation', 'image', 'photo', 'video', 'logo', 'previous', 'trade', 'trailer', 'service',
]);
/** A car stands where its dealer is. */
const PLACE_PARTS = new Set(['dealer', 'dealership', 'seller', 'yard', 'branch']);

/** How well a column's name is that of a field. */
export interface NameMatch {
  /** 1 for a name that the field has, less for one that has it among other words, 0 for none. */
  readonly score: number;
  /** The place of the name in the field's list: earlier ones go before. */
  readonly rank: number;
}

const PARTIAL_NAME = 0.6;

/** Between 'fuel' and 'Type', 'VIN' and 'Number', 'image' and '1'. */
const WORD_LIMIT = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/** Splits a column's name at dots, brackets, capitals, digits and anything that is no letter. A namespace is no part. */
export function splitColumn(name: string): ColumnWords {
  const parts = name
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) =>
      part
        .replace(/^@?[a-z]+:/i, '')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/ß/g, 'ss')
        .replace(WORD_LIMIT, ' ')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    );
  const numbers = parts.flat().filter((word) => /^\d+$/.test(word));
  const words = parts
    .map((part) => part.filter((word) => !/^\d+$/.test(word)))
    .filter((part) => part.length > 0);
  return { parts: words, number: numbers.length === 1 ? Number(numbers[0]) : undefined };
}

/** A column's name as one word, to be looked up: 'g:body_style' and 'BodyStyle' are both 'bodystyle'. */
export function joinColumn(name: string): string {
  return splitColumn(name).parts.flat().join('');
}

/** The parts of a name up to the last that says something: 'location' of 'location.name'. */
export function tellingParts({ parts }: ColumnWords): (readonly string[])[] {
  const last = parts.findLastIndex((part) => !part.every((word) => VALUE_PARTS.has(word)));
  return parts.slice(0, Math.max(last, 0) + 1);
}

/**
 * Compares a column with the names of a field, in words: as a whole, then among harmless words. Never by a part of a word:
 * 'capacity' is no city.
 */
export function matchName(
  names: readonly (readonly string[])[],
  column: ColumnWords,
  isPlace = false,
): NameMatch {
  const parts = tellingParts(column);
  const ends = [column.parts, parts, parts.slice(-2), parts.slice(-1)];
  const sorted = names.map(sortWords);
  for (const end of ends) {
    const before = column.parts.slice(0, Math.max(0, parts.length - end.length)).flat();
    if (before.some((word) => OTHER_THINGS.has(word) && !(isPlace && PLACE_PARTS.has(word)))) continue;
    const text = end.flat().join('');
    const rank = names.findIndex(
      (words, index) => words.join('') === text || sorted[index] === sortWords(end.flat()),
    );
    if (rank !== -1) return { score: 1, rank };
  }
  const words = parts.flat();
  const partial = names.findIndex(
    (name) =>
      !GENERAL_NAMES.has(name.join(' ')) &&
      isHarmlessAround(
        words.flatMap((word) => cutJoined(word, name.join(''))),
        name.length > 1 && words.length === 1 ? [name.join('')] : name,
        isPlace,
      ),
  );
  return partial === -1
    ? { score: 0, rank: names.length }
    : { score: PARTIAL_NAME, rank: names.length + partial };
}

/** Feeds put words in another order: 'price drive away'. */
function sortWords(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

/** Names that are too general within others, or to say what words mean: 'special price', 'electric range', 'type'. */
export const GENERAL_NAMES: ReadonlySet<string> = new Set(
  (
    'spec range state id ref reference stock title heading name type category grade shape my yr built created listed arrived ' +
    'approved options notes advertised location family wheels special vehicle car bike boat caravan listing unit retail builder windscreen published picture photo image style version'
  ).split(' '),
);

const MIN_JOINED_LENGTH = 3;

/** The words of one that software wrote without a limit: 'veh', 'make' of 'VEHMAKE'. */
function cutJoined(word: string, name: string): string[] {
  const start = word.indexOf(name);
  if (name.length < MIN_JOINED_LENGTH || start === -1 || word === name) return [word];
  return [word.slice(0, start), name, word.slice(start + name.length)].filter(Boolean);
}

/** Whether a column's words are those of a name, in this order, and no others but harmless ones. */
function isHarmlessAround(words: readonly string[], name: readonly string[], isPlace: boolean): boolean {
  const start = words.findIndex((_, index) => name.every((word, offset) => words[index + offset] === word));
  return (
    start !== -1 &&
    words.every(
      (word, index) =>
        (index >= start && index < start + name.length) ||
        HARMLESS_WORDS.has(word) ||
        (isPlace && PLACE_PARTS.has(word)),
    )
  );
}

/** What feeds call the columns in German, French, Italian, Spanish, Dutch and Polish, without accents; ä is a. */
// biome-ignore format: a table reads better in rows
export const FOREIGN_COLUMN_NAMES: Partial<Record<StockFieldName, readonly string[]>> = {
  stocknum: ['interne nummer', 'fahrzeugnummer', 'lagernummer', 'inseratnummer', 'inserat nr', 'fahrzeug nr', 'lager nr', 'interne nr', 'angebotsnummer', 'numero', 'numero de stock', 'reference', 'riferimento', 'codice', 'referencia', 'voorraadnummer', 'numer', 'numer oferty', 'nr', 'nr oferty'],
  vin: ['fahrgestellnummer', 'fin', 'fgstnr', 'numero de chassis', 'telaio', 'numero di telaio', 'bastidor', 'chassisnummer', 'numer vin'],
  name: ['titel', 'bezeichnung', 'fahrzeugbezeichnung', 'titre', 'intitule', 'titolo', 'titulo', 'tytul'],
  year: ['baujahr', 'jahr', 'erstzulassung', 'ez', 'inverkehrsetzung', 'jahrgang', 'annee', 'millesime', 'mise en circulation', 'date de mise en circulation', 'anno', 'immatricolazione', 'anno immatricolazione', 'prima immatricolazione', 'ano', 'matriculacion', 'fecha matriculacion', 'fecha de matriculacion', 'ano matriculacion', 'bouwjaar', 'jaar', 'rok', 'rok produkcji', 'data pierwszej rejestracji'],
  make: ['marke', 'hersteller', 'fabrikat', 'marque', 'constructeur', 'marca', 'fabricante', 'merk', 'marka', 'marka pojazdu'],
  model: ['modell', 'modele', 'modello', 'modelo', 'model pojazdu', 'typ'],
  badge: ['ausfuhrung', 'variante', 'ausstattungslinie', 'finition', 'allestimento', 'versione', 'version', 'uitvoering', 'wersja'],
  car_type: ['zustand', 'fahrzeugzustand', 'fahrzeugart', 'etat', 'condizione', 'condizioni', 'estado', 'staat', 'conditie', 'stan'],
  price: ['preis', 'vk preis', 'verkaufspreis', 'aktionspreis', 'endpreis', 'bruttopreis', 'prix', 'prix ttc', 'prezzo', 'precio', 'prijs', 'verkoopprijs', 'cena', 'cena brutto'],
  before_price: ['alter preis', 'ancien prix'],
  km: ['kilometerstand', 'kilometer', 'km stand', 'kmstand', 'laufleistung', 'chilometri', 'chilometraggio', 'kilometros', 'kilometraje', 'tellerstand', 'przebieg'],
  colour: ['farbe', 'aussenfarbe', 'lackfarbe', 'couleur', 'colore', 'kleur', 'kolor'],
  interior_colour: ['innenfarbe', 'farbe innen', 'innenausstattung', 'polsterfarbe', 'polster', 'couleur interieure', 'couleur interieur', 'sellerie', 'colore interni', 'interni', 'color interior', 'tapiceria', 'interieurkleur', 'bekleding', 'kolor wnetrza', 'tapicerka'],
  simple_body: ['aufbau', 'karosserie', 'karosserieform', 'carrosserie', 'carrozzeria', 'carroceria', 'nadwozie', 'typ nadwozia'],
  simple_transmission: ['getriebe', 'getriebeart', 'schaltung', 'boite', 'boite de vitesses', 'boite de vitesse', 'boite vitesse', 'cambio', 'caja de cambios', 'transmision', 'transmissie', 'skrzynia', 'skrzynia biegow'],
  simple_fuel: ['kraftstoff', 'kraftstoffart', 'treibstoff', 'antriebsart', 'carburant', 'energie', 'carburante', 'alimentazione', 'combustible', 'brandstof', 'paliwo', 'rodzaj paliwa'],
  simple_drive: ['antrieb', 'traction', 'trazione', 'traccion', 'aandrijving', 'naped'],
  seats: ['sitze', 'sitzplatze', 'places', 'nombre de places', 'posti', 'plazas', 'zitplaatsen', 'liczba miejsc'],
  doors: ['turen', 'tueren', 'anzahl turen', 'portes', 'nombre de portes', 'porte', 'puertas', 'deuren', 'liczba drzwi'],
  city: ['ort', 'standort', 'ville', 'citta', 'ciudad', 'plaats', 'miasto', 'miejscowosc', 'localite', 'localita', 'localidad', 'woonplaats'],
  created_at: ['eingangsdatum', 'erstellt', 'inseriert am', 'date de creation', 'data inserimento'],
  images: ['bilder', 'bild', 'fotos', 'foto', 'bildlink', 'bilder url', 'images', 'photos', 'immagini', 'immagine', 'imagenes', 'imagen', 'afbeeldingen', 'zdjecia', 'zdjecie'],
  description: ['beschreibung', 'bemerkung', 'bemerkungen', 'fahrzeugbeschreibung', 'descriptif', 'descrizione', 'descripcion', 'omschrijving', 'opis'],
  features: ['ausstattung', 'sonderausstattung', 'equipements', 'optional', 'equipamiento', 'opties', 'wyposazenie'],
};
