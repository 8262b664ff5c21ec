import type { StockFieldName } from '#stock/mapping/fields.ts';

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
