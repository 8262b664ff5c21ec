import type { ModelLine } from './model-line.ts';

// biome-ignore format: a table reads better in rows
export const FORD: readonly ModelLine[] = [
  {
    make: 'Ford', model: 'Ranger', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'PX'], [2015, 'PX MkII'], [2019, 'PX MkIII'], [2022, 'P703']],
    share: 26, keeps: 0.925, automatic: '10 sp automatic', badges: [
      ['XL Double Cab', 55490, 'Diesel', '4x4', 'Automatic'],
      ['XLS Double Cab', 58990, 'Diesel', '4x4', 'Automatic'],
      ['XLT Double Cab', 68490, 'Diesel', '4x4', 'Automatic'],
      ['Sport Double Cab', 71490, 'Diesel', '4x4', 'Automatic', 2019],
      ['Wildtrak Double Cab', 76490, 'Diesel', '4x4', 'Automatic'],
      ['Raptor Double Cab', 99990, 'Petrol', '4x4', 'Automatic', 2022],
    ],
  },
  {
    make: 'Ford', model: 'Everest', body: 'suv', shape: 'fourByFour', seats: 7, doors: 5, years: [2015], series: [[2015, 'UA'], [2018, 'UA II'], [2022, 'UB']],
    share: 13, keeps: 0.92, automatic: '10 sp automatic', badges: [
      ['Ambiente', 63490, 'Diesel', '4x4', 'Automatic'],
      ['Trend', 71490, 'Diesel', '4x4', 'Automatic'],
      ['Sport', 75490, 'Diesel', '4x4', 'Automatic', 2020],
      ['Platinum', 88490, 'Diesel', '4x4', 'Automatic', 2022],
    ],
  },
  {
    make: 'Ford', model: 'Puma', body: 'suv', seats: 5, doors: 5, years: [2020, 2024], series: [[2020, 'JK']], share: 4, automatic: '7 sp automatic', badges: [
      ['Base', 34490, 'Petrol', 'FWD', 'Automatic'],
      ['ST-Line', 37990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Escape', body: 'suv', seats: 5, doors: 5, years: [2017, 2023], series: [[2017, 'ZG'], [2020, 'ZH']], share: 5, automatic: '8 sp automatic', badges: [
      ['Ambiente', 37990, 'Petrol', 'FWD', 'Automatic'],
      ['ST-Line', 42990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Focus', body: 'hatch', seats: 5, doors: 5, years: [2012, 2022], series: [[2012, 'LW'], [2015, 'LZ'], [2018, 'SA']], share: 7, keeps: 0.87, badges: [
      ['Trend', 29990, 'Petrol', 'FWD', 'Automatic'],
      ['Titanium', 36990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Mustang', body: 'coupe', seats: 4, doors: 2, years: [2015], series: [[2015, 'FM'], [2018, 'FN'], [2024, 'FO']], share: 3, keeps: 0.93, automatic: '10 sp automatic', badges: [
      ['EcoBoost', 74990, 'Petrol', 'RWD', 'Automatic'],
      ['GT', 88990, 'Petrol', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Ford', model: 'Mustang', body: 'convertible', seats: 4, doors: 2, years: [2015], series: [[2015, 'FM'], [2018, 'FN'], [2024, 'FO']], share: 2, keeps: 0.92, automatic: '10 sp automatic', badges: [
      ['GT Convertible', 95990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Transit Custom', body: 'van', seats: 3, doors: 4, years: [2014], series: [[2014, 'VN'], [2024, 'VP']], share: 6, automatic: '8 sp automatic', badges: [
      ['320S SWB', 58990, 'Diesel', 'FWD', 'Automatic'],
      ['340L LWB', 61990, 'Diesel', 'FWD', 'Automatic'],
    ],
  },
];

// biome-ignore format: a table reads better in rows
export const HOLDEN: readonly ModelLine[] = [
  {
    make: 'Holden', model: 'Commodore', body: 'sedan', seats: 5, doors: 4, years: [2012, 2019], series: [[2012, 'VE II'], [2013, 'VF'], [2016, 'VF II'], [2018, 'ZB']], share: 12, badges: [
      ['Evoke', 42990, 'Petrol', 'RWD', 'Automatic', 2013, 2017],
      ['SV6', 46990, 'Petrol', 'RWD', 'Automatic', 2012, 2017],
      ['SS V Redline', 64990, 'Petrol', 'RWD', 'Manual', 2013, 2017],
      ['RS', 44990, 'Petrol', 'FWD', 'Automatic', 2018],
    ],
  },
  {
    make: 'Holden', model: 'Commodore', body: 'wagon', seats: 5, doors: 5, years: [2012, 2019], series: [[2012, 'VE II'], [2013, 'VF'], [2018, 'ZB']], share: 5, badges: [
      ['SV6 Sportwagon', 47990, 'Petrol', 'RWD', 'Automatic', 2012, 2017],
      ['RS Sportwagon', 46990, 'Petrol', 'AWD', 'Automatic', 2018],
    ],
  },
  {
    make: 'Holden', model: 'Colorado', body: 'ute', seats: 5, doors: 4, years: [2012, 2020], series: [[2012, 'RG']], share: 12, badges: [
      ['LS Crew Cab', 49990, 'Diesel', '4x4', 'Automatic'],
      ['LTZ Crew Cab', 56990, 'Diesel', '4x4', 'Automatic'],
      ['Z71 Crew Cab', 60990, 'Diesel', '4x4', 'Automatic', 2014],
    ],
  },
  {
    make: 'Holden', model: 'Astra', body: 'hatch', seats: 5, doors: 5, years: [2016, 2020], series: [[2016, 'BK']], share: 6, keeps: 0.86, badges: [
      ['R', 27990, 'Petrol', 'FWD', 'Automatic'],
      ['RS-V', 34990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Holden', model: 'Trax', body: 'suv', seats: 5, doors: 5, years: [2013, 2020], series: [[2013, 'TJ']], share: 5, keeps: 0.86, badges: [
      ['LS', 28990, 'Petrol', 'FWD', 'Automatic'],
      ['LTZ', 33990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
];

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
    make: 'Land Rover', model: 'Discovery Sport', body: 'suv', seats: 7, doors: 5, years: [2015], series: [[2015, 'L550']], share: 3, keeps: 0.85, automatic: '9 sp automatic', badges: [
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
    make: 'Alfa Romeo', model: 'Giulia', body: 'sedan', seats: 5, doors: 4, years: [2017], series: [[2017, '952']], share: 1, keeps: 0.85, automatic: '8 sp automatic', badges: [
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
    make: 'Jeep', model: 'Grand Cherokee', body: 'suv', seats: 5, doors: 5, years: [2012, 2024], series: [[2012, 'WK'], [2022, 'WL']], share: 7, keeps: 0.86, automatic: '8 sp automatic', badges: [
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
