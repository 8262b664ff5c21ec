import type { ModelLine } from './model-line.ts';

/** Light trucks and their chassis. */
// biome-ignore format: a table reads better in rows
export const LIGHT_TRUCKS: readonly ModelLine[] = [
  {
    make: 'Isuzu', model: 'NLR', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2014], series: [[2014, 'NH'], [2024, 'NL']], share: 8, automatic: '6 sp automated manual', badges: [
      ['45-150 AMT Traypack', 84990, 'Diesel', 'RWD', 'Automatic'],
      ['45-150 Traypack', 79990, 'Diesel', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Isuzu', model: 'NNR', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2014], series: [[2014, 'NH'], [2024, 'NL']], share: 6, automatic: '6 sp automated manual', badges: [
      ['45-150 AMT Vanpack', 96990, 'Diesel', 'RWD', 'Automatic'],
      ['65-150 Pantech', 99990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Isuzu', model: 'NPR', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2012], series: [[2012, 'NH'], [2024, 'NL']], share: 9, automatic: '6 sp automated manual', badges: [
      ['65-190 Pantech Tail Lift', 118990, 'Diesel', 'RWD', 'Automatic'],
      ['75-190 Curtain Pack', 124990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Isuzu', model: 'NPR', body: 'cabChassis', seats: 3, doors: 2, years: [2012], series: [[2012, 'NH'], [2024, 'NL']], share: 7, automatic: '6 sp automated manual', badges: [
      ['65-190 Cab Chassis', 89990, 'Diesel', 'RWD', 'Automatic'],
      ['75-190 Crew Cab Chassis', 98990, 'Diesel', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Isuzu', model: 'NQR', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2012], series: [[2012, 'NH'], [2024, 'NL']], share: 5, automatic: '6 sp automated manual', badges: [
      ['87-190 Traypack', 112990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hino', model: '300', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2012], series: [[2012, 'XJC'], [2022, 'XJC/D']], share: 8, automatic: '6 sp automatic', badges: [
      ['616 Trade Ace', 82990, 'Diesel', 'RWD', 'Automatic'],
      ['617 Medium Tray', 88990, 'Diesel', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Hino', model: '300', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2012], series: [[2012, 'XJC'], [2022, 'XJC/D']], share: 6, automatic: '6 sp automatic', badges: [
      ['716 Pantech', 104990, 'Diesel', 'RWD', 'Automatic'],
      ['917 Pantech Tail Lift', 119990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hino', model: '300', body: 'cabChassis', seats: 3, doors: 2, years: [2012], series: [[2012, 'XJC'], [2022, 'XJC/D']], share: 5, automatic: '6 sp automatic', badges: [
      ['616 Cab Chassis', 72990, 'Diesel', 'RWD', 'Automatic'],
      ['721 Hybrid Cab Chassis', 96990, 'Hybrid', 'RWD', 'Automatic', 2022],
    ],
  },
  {
    make: 'Fuso', model: 'Canter', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2012], series: [[2012, 'FEB'], [2021, 'FEC']], share: 7, automatic: '6 sp dual clutch', badges: [
      ['515 Pantech', 94990, 'Diesel', 'RWD', 'Automatic'],
      ['815 Wide Pantech', 108990, 'Diesel', 'RWD', 'Automatic'],
      ['eCanter Pantech', 189990, 'Electric', 'RWD', 'Automatic', 2021],
    ],
  },
  {
    make: 'Fuso', model: 'Canter', body: 'cabChassis', seats: 3, doors: 2, years: [2012], series: [[2012, 'FEB'], [2021, 'FEC']], share: 5, automatic: '6 sp dual clutch', badges: [
      ['515 City Cab', 68990, 'Diesel', 'RWD', 'Manual'],
      ['615 Wide Cab', 76990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hyundai', model: 'Mighty', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2018], series: [[2018, 'EX']], share: 3, automatic: '6 sp automated manual', badges: [
      ['EX4 Tray', 74990, 'Diesel', 'RWD', 'Manual'],
      ['EX8 Tray', 92990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Iveco', model: 'Daily', body: 'cabChassis', shape: 'trayTruck', seats: 3, doors: 2, years: [2015], series: [[2015, 'MY15'], [2022, 'MY22']], share: 4, automatic: '8 sp automatic', badges: [
      ['50C18 Tray', 92990, 'Diesel', 'RWD', 'Automatic'],
      ['70C21 Tray', 106990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
];
