import type { ModelLine } from './model-line.ts';

/** European makes and Jeep. */
// biome-ignore format: a table reads better in rows
export const EUROPEAN: readonly ModelLine[] = [
  {
    make: 'Volkswagen', model: 'Golf', body: 'hatch', seats: 5, doors: 5, years: [2013], series: [[2013, 'Mk7'], [2018, 'Mk7.5'], [2021, 'Mk8']], share: 10, automatic: '8 sp automatic', badges: [
      ['110TSI Life', 43990, 'Petrol', 'FWD', 'Automatic'],
      ['110TSI R-Line', 47990, 'Petrol', 'FWD', 'Automatic'],
      ['GTI', 63490, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Volkswagen', model: 'Tiguan', body: 'suv', seats: 5, doors: 5, years: [2016], series: [[2016, '5N'], [2025, 'CT']], share: 9, automatic: '7 sp automatic', badges: [
      ['110TSI Trendline', 44990, 'Petrol', 'FWD', 'Automatic', 2016, 2021],
      ['132TSI Life', 53990, 'Petrol', 'AWD', 'Automatic', 2021],
      ['162TSI R-Line', 63990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Volkswagen', model: 'Amarok', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, '2H'], [2023, 'NF']], share: 8, automatic: '10 sp automatic', badges: [
      ['TDI420 Core Dual Cab', 60990, 'Diesel', '4x4', 'Automatic', 2012, 2022],
      ['TDI500 Life Dual Cab', 65990, 'Diesel', '4x4', 'Automatic', 2023],
      ['TDI600 Aventura Dual Cab', 86990, 'Diesel', '4x4', 'Automatic', 2023],
    ],
  },
  {
    make: 'Volkswagen', model: 'ID.4', body: 'suv', seats: 5, doors: 5, years: [2025], series: [[2025, 'E2']], share: 2, badges: [
      ['Pro', 63990, 'Electric', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Skoda', model: 'Octavia', body: 'wagon', seats: 5, doors: 5, years: [2014], series: [[2014, 'NE'], [2021, 'NX']], share: 4, automatic: '8 sp automatic', badges: [
      ['Select', 45990, 'Petrol', 'FWD', 'Automatic'],
      ['RS', 64990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'BMW', model: '3 Series', body: 'sedan', seats: 5, doors: 4, years: [2012], series: [[2012, 'F30'], [2019, 'G20']], share: 6, automatic: '8 sp automatic', badges: [
      ['320i M Sport', 84990, 'Petrol', 'RWD', 'Automatic'],
      ['330i M Sport', 97990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'BMW', model: 'X3', body: 'suv', seats: 5, doors: 5, years: [2014], series: [[2014, 'F25'], [2018, 'G01'], [2025, 'G45']], share: 5, automatic: '8 sp automatic', badges: [
      ['xDrive20i', 89990, 'Petrol', 'AWD', 'Automatic'],
      ['xDrive30i', 103990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'BMW', model: '4 Series', body: 'convertible', seats: 4, doors: 2, years: [2014], series: [[2014, 'F33'], [2021, 'G23']], share: 2, automatic: '8 sp automatic', badges: [
      ['420i M Sport', 106990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Mercedes-Benz', model: 'C-Class', body: 'sedan', seats: 5, doors: 4, years: [2014], series: [[2014, 'W205'], [2022, 'W206']], share: 6, automatic: '9 sp automatic', badges: [
      ['C200', 92990, 'Petrol', 'RWD', 'Automatic'],
      ['C300', 106990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Mercedes-Benz', model: 'GLC-Class', body: 'suv', seats: 5, doors: 5, years: [2016], series: [[2016, 'X253'], [2023, 'X254']], share: 4, automatic: '9 sp automatic', badges: [
      ['GLC200', 87990, 'Petrol', 'RWD', 'Automatic', 2018, 2022],
      ['GLC300 4MATIC', 113990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Audi', model: 'A3', body: 'hatch', seats: 5, doors: 5, years: [2013], series: [[2013, '8V'], [2022, 'GY']], share: 5, automatic: '8 sp automatic', badges: [
      ['35 TFSI', 57990, 'Petrol', 'FWD', 'Automatic'],
      ['40 TFSI quattro', 66990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Audi', model: 'Q5', body: 'suv', seats: 5, doors: 5, years: [2013], series: [[2013, '8R'], [2017, 'FY'], [2025, 'GU']], share: 5, automatic: '7 sp automatic', badges: [
      ['40 TDI quattro', 81990, 'Diesel', 'AWD', 'Automatic'],
      ['45 TFSI quattro Sport', 93990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Land Rover', model: 'Discovery Sport', body: 'suv', seats: 7, doors: 5, years: [2015], series: [[2015, 'L550']], share: 3, retention: 0.85, automatic: '9 sp automatic', badges: [
      ['TD4 SE', 78990, 'Diesel', 'AWD', 'Automatic', 2015, 2020],
      ['P250 Dynamic SE', 88990, 'Petrol', 'AWD', 'Automatic', 2021],
    ],
  },
  {
    make: 'Land Rover', model: 'Defender', body: '4x4', seats: 5, doors: 5, years: [2020], series: [[2020, 'L663']], share: 2, automatic: '8 sp automatic', badges: [
      ['110 D250 S', 109990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Volvo', model: 'XC40', body: 'suv', seats: 5, doors: 5, years: [2018], series: [[2018, '536']], share: 3, automatic: '8 sp automatic', badges: [
      ['T4 Momentum', 57990, 'Petrol', 'AWD', 'Automatic', 2018, 2021],
      ['Ultimate B4', 66990, 'Hybrid', 'AWD', 'Automatic', 2022],
      ['Recharge Twin', 82990, 'Electric', 'AWD', 'Automatic', 2021],
    ],
  },
  {
    make: 'Alfa Romeo', model: 'Giulia', body: 'sedan', seats: 5, doors: 4, years: [2017], series: [[2017, '952']], share: 1, retention: 0.85, automatic: '8 sp automatic', badges: [
      ['Veloce', 88990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Renault', model: 'Trafic', body: 'van', seats: 3, doors: 5, years: [2015], series: [[2015, 'X82']], share: 4, badges: [
      ['SWB Pro', 52990, 'Diesel', 'FWD', 'Automatic', 2020],
      ['L2H1', 44990, 'Diesel', 'FWD', 'Manual', 2015, 2021],
    ],
  },
  {
    make: 'Jeep', model: 'Grand Cherokee', body: 'suv', seats: 5, doors: 5, years: [2012, 2024], series: [[2012, 'WK'], [2022, 'WL']], share: 7, retention: 0.86, automatic: '8 sp automatic', badges: [
      ['Laredo', 62990, 'Diesel', '4x4', 'Automatic', 2012, 2021],
      ['Limited', 74990, 'Diesel', '4x4', 'Automatic', 2012, 2021],
      ['Night Eagle', 84990, 'Petrol', '4x4', 'Automatic', 2022],
    ],
  },
  {
    make: 'Jeep', model: 'Wrangler', body: '4x4', seats: 5, doors: 5, years: [2012], series: [[2012, 'JK'], [2019, 'JL']], share: 3, automatic: '8 sp automatic', badges: [
      ['Unlimited Overland', 84990, 'Petrol', '4x4', 'Automatic'],
      ['Unlimited Rubicon', 94990, 'Petrol', '4x4', 'Automatic'],
    ],
  },
];
