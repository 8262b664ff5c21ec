import { createSynonymParser, type Synonyms } from '#stock/normalise/text/synonyms.ts';

/** The fuel for a feed's word: 'Premium Unleaded' is 'Petrol', 'PHEV' is 'Plug-in Hybrid'. */
// biome-ignore format: a table reads better in rows
export const parseFuel = createSynonymParser({
  Petrol: [
    'P', 'ULP', 'PULP', 'Unleaded', 'Leaded', 'Premium', 'Unleaded petrol', 'Leaded petrol', 'Premium petrol',
    'Premium unleaded', 'Premium unleaded petrol', 'Petrol - unleaded', 'Petrol - premium', 'Petrol - unleaded ULP',
    'Petrol - premium ULP', 'Petrol - regular unleaded', 'Petrol - premium unleaded', 'Gasoline', 'E10', 'Flex fuel',
  ],
  Diesel: ['D', 'Turbo diesel', 'TD', 'TDI'],
  Hybrid: [
    'HEV', 'MHEV', 'Mild hybrid', 'Full hybrid', 'Petrol hybrid', 'Hybrid petrol', 'Petrol/electric', 'Electric/petrol',
    'Petrol electric hybrid', 'Diesel hybrid', 'Diesel/electric',
  ],
  'Plug-in Hybrid': ['PHEV', 'Plug-in', 'Plug-in hybrid petrol', 'Plug-in hybrid electric vehicle', 'Petrol plug-in hybrid'],
  Electric: ['EV', 'BEV', 'Battery electric', 'Battery electric vehicle', 'Pure electric', 'Fully electric'],
  LPG: ['Gas', 'Autogas', 'LPG only', 'Dual fuel', 'Petrol/LPG', 'Petrol or LPG (dual)', 'LPG/Petrol'],
  Hydrogen: ['FCEV', 'Fuel cell', 'Hydrogen fuel cell'],
} satisfies Synonyms<string>);
