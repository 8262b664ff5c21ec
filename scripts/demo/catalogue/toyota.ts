import type { ModelLine } from './model-line.ts';

const make = 'Toyota';

/** Toyota. */
// biome-ignore format: a table reads better in rows
export const TOYOTA: readonly ModelLine[] = [
  {
    make, model: 'HiLux', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'KUN26R'], [2015, 'GUN126R']],
    share: 26, retention: 0.935, badges: [
      ['Workmate Double Cab', 52990, 'Diesel', '4x4', 'Automatic'],
      ['SR Double Cab', 59990, 'Diesel', '4x4', 'Automatic'],
      ['SR5 Double Cab', 67990, 'Diesel', '4x4', 'Automatic'],
      ['SR5 Double Cab', 65990, 'Diesel', '4x4', 'Manual'],
      ['Rogue Double Cab', 77990, 'Diesel', '4x4', 'Automatic', 2018],
    ],
  },
  {
    make, model: 'HiLux', body: 'cabChassis', shape: 'trayUte', seats: 2, doors: 2, years: [2012], series: [[2012, 'KUN16R'], [2015, 'GUN122R']],
    share: 7, retention: 0.93, badges: [
      ['Workmate Single Cab', 36990, 'Diesel', 'RWD', 'Manual'],
      ['Workmate Single Cab', 44990, 'Diesel', '4x4', 'Automatic'],
      ['SR Single Cab', 48990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make, model: 'RAV4', body: 'suv', seats: 5, doors: 5, years: [2013], series: [[2013, 'ASA44R'], [2019, 'AXAH52R']],
    share: 28, retention: 0.925, badges: [
      ['GX', 40990, 'Petrol', 'FWD', 'Automatic', 2013, 2024],
      ['GX Hybrid', 45990, 'Hybrid', 'FWD', 'Automatic', 2019],
      ['GXL', 44990, 'Petrol', 'AWD', 'Automatic', 2013, 2024],
      ['GXL Hybrid', 51990, 'Hybrid', 'AWD', 'Automatic', 2019],
      ['Cruiser Hybrid', 58490, 'Hybrid', 'AWD', 'Automatic', 2019],
      ['Edge Hybrid', 61990, 'Hybrid', 'AWD', 'Automatic', 2019],
    ],
  },
  {
    make, model: 'Corolla', body: 'hatch', seats: 5, doors: 5, years: [2012], series: [[2012, 'ZRE182R'], [2018, 'MZEA12R']],
    share: 20, retention: 0.915, badges: [
      ['Ascent', 29990, 'Petrol', 'FWD', 'Manual', 2012, 2018],
      ['Ascent Sport', 32990, 'Petrol', 'FWD', 'Automatic', 2012, 2024],
      ['Ascent Sport Hybrid', 36490, 'Hybrid', 'FWD', 'Automatic', 2018],
      ['SX Hybrid', 39990, 'Hybrid', 'FWD', 'Automatic', 2018],
      ['ZR Hybrid', 43490, 'Hybrid', 'FWD', 'Automatic', 2018],
    ],
  },
  {
    make, model: 'Corolla', body: 'sedan', seats: 5, doors: 4, years: [2014], series: [[2014, 'ZRE172R'], [2019, 'ZWE219R']],
    share: 7, retention: 0.915, badges: [
      ['Ascent Sport', 32990, 'Petrol', 'FWD', 'Automatic', 2014, 2024],
      ['Ascent Sport Hybrid', 36490, 'Hybrid', 'FWD', 'Automatic', 2019],
      ['SX Hybrid', 39990, 'Hybrid', 'FWD', 'Automatic', 2019],
    ],
  },
  {
    make, model: 'Corolla Cross', body: 'suv', seats: 5, doors: 5, years: [2022], series: [[2022, 'ZVG11R']],
    share: 9, retention: 0.92, badges: [
      ['GX Hybrid', 41490, 'Hybrid', 'FWD', 'Automatic'],
      ['GXL Hybrid', 44990, 'Hybrid', 'AWD', 'Automatic'],
      ['Atmos Hybrid', 53990, 'Hybrid', 'AWD', 'Automatic'],
    ],
  },
  {
    make, model: 'Camry', body: 'sedan', seats: 5, doors: 4, years: [2012], series: [[2012, 'ASV50R'], [2018, 'AXVH71R'], [2024, 'AXVH80R']],
    share: 14, retention: 0.915, badges: [
      ['Altise', 33990, 'Petrol', 'FWD', 'Automatic', 2012, 2017],
      ['Ascent Hybrid', 44490, 'Hybrid', 'FWD', 'Automatic', 2018],
      ['Ascent Sport Hybrid', 46990, 'Hybrid', 'FWD', 'Automatic', 2018],
      ['SL Hybrid', 58990, 'Hybrid', 'FWD', 'Automatic', 2018],
    ],
  },
  {
    make, model: 'Yaris Cross', body: 'suv', seats: 5, doors: 5, years: [2020], series: [[2020, 'MXPJ10R']],
    share: 9, retention: 0.925, badges: [
      ['GX Hybrid', 35490, 'Hybrid', 'FWD', 'Automatic'],
      ['GXL Hybrid', 39490, 'Hybrid', 'AWD', 'Automatic'],
      ['Urban Hybrid', 42990, 'Hybrid', 'AWD', 'Automatic'],
    ],
  },
  {
    make, model: 'Kluger', body: 'suv', seats: 7, doors: 5, years: [2014], series: [[2014, 'GSU50R'], [2021, 'AXUH78R']],
    share: 11, retention: 0.915, badges: [
      ['GX', 57990, 'Petrol', 'FWD', 'Automatic', 2014, 2024],
      ['GX Hybrid', 66490, 'Hybrid', 'AWD', 'Automatic', 2021],
      ['GXL Hybrid', 74990, 'Hybrid', 'AWD', 'Automatic', 2021],
      ['Grande Hybrid', 86990, 'Hybrid', 'AWD', 'Automatic', 2021],
    ],
  },
  {
    make, model: 'LandCruiser Prado', body: '4x4', seats: 7, doors: 5, years: [2012], series: [[2012, 'KDJ150R'], [2015, 'GDJ150R'], [2024, 'GDJ250R']],
    share: 14, retention: 0.94, badges: [
      ['GX', 79990, 'Diesel', '4x4', 'Automatic'],
      ['GXL', 87490, 'Diesel', '4x4', 'Automatic'],
      ['VX', 97990, 'Diesel', '4x4', 'Automatic'],
      ['Kakadu', 106990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make, model: 'LandCruiser', body: '4x4', seats: 8, doors: 5, years: [2012], series: [[2012, 'VDJ200R'], [2021, 'FJA300R']],
    share: 10, retention: 0.95, automatic: '10 sp automatic', badges: [
      ['GX', 105990, 'Diesel', '4x4', 'Automatic'],
      ['GXL', 117990, 'Diesel', '4x4', 'Automatic'],
      ['VX', 129990, 'Diesel', '4x4', 'Automatic'],
      ['Sahara', 148990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make, model: 'LandCruiser 79', body: 'cabChassis', shape: 'trayUte', seats: 2, doors: 2, years: [2012], series: [[2012, 'VDJ79R'], [2024, 'GDJ79R']],
    share: 5, retention: 0.95, badges: [
      ['Workmate Single Cab', 82990, 'Diesel', '4x4', 'Manual'],
      ['GXL Single Cab', 87990, 'Diesel', '4x4', 'Manual'],
    ],
  },
  {
    make, model: 'HiAce', body: 'van', seats: 3, doors: 5, years: [2012], series: [[2012, 'KDH201R'], [2019, 'GDH300R']],
    share: 9, retention: 0.925, badges: [
      ['LWB', 55990, 'Diesel', 'RWD', 'Automatic'],
      ['LWB', 53490, 'Diesel', 'RWD', 'Manual', 2012, 2022],
    ],
  },
  {
    make, model: 'GR86', body: 'coupe', seats: 4, doors: 2, years: [2022], series: [[2022, 'ZN8']],
    share: 2, badges: [['GT', 48990, 'Petrol', 'RWD', 'Manual'], ['GTS', 51990, 'Petrol', 'RWD', 'Automatic']],
  },
  {
    make, model: '86', body: 'coupe', seats: 4, doors: 2, years: [2012, 2021], series: [[2012, 'ZN6']],
    share: 3, badges: [['GT', 38990, 'Petrol', 'RWD', 'Manual'], ['GTS', 44990, 'Petrol', 'RWD', 'Automatic']],
  },
  {
    make, model: 'Fortuner', body: '4x4', seats: 7, doors: 5, years: [2015], series: [[2015, 'GUN156R']],
    share: 4, badges: [['GX', 57990, 'Diesel', '4x4', 'Automatic'], ['Crusade', 70990, 'Diesel', '4x4', 'Automatic']],
  },
  {
    make, model: 'bZ4X', body: 'suv', seats: 5, doors: 5, years: [2024], series: [[2024, 'YEAM15R']],
    share: 3, badges: [['FWD', 61990, 'Electric', 'FWD', 'Automatic'], ['AWD', 72990, 'Electric', 'AWD', 'Automatic']],
  },
  {
    make, model: 'Granvia', body: 'peopleMover', seats: 8, doors: 5, years: [2019, 2024], series: [[2019, 'GDH303R']],
    share: 2, badges: [['Base', 70990, 'Diesel', 'RWD', 'Automatic'], ['VX', 83990, 'Diesel', 'RWD', 'Automatic']],
  },
];
