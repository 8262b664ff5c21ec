/**
 * The vehicles that the sentences are about: enough of them to tell a right meaning from one that is nearly right. They are
 * written down here, so that changes to the demonstration stock never change what a sentence is worth.
 */
const ROWS = `
make | model | badge | body | fuel | transmission | drive | seats | colour | car_type | year | km | price | city | features
Toyota | HiLux | SR5 Double Cab | ute | Diesel | Automatic | 4x4 | 5 | White | used | 2021 | 68000 | 48990 | Cairns | Tow bar, Reversing camera, 3500 kg towing capacity, 5-star ANCAP
Toyota | HiLux | SR5 Double Cab | ute | Diesel | Automatic | 4x4 | 5 | Grey | used | 2019 | 112000 | 39500 | Townsville | Tow bar, 3500 kg towing capacity
Toyota | HiLux | Workmate Single Cab | ute | Diesel | Manual | RWD | 2 | White | used | 2018 | 143000 | 24990 | Mareeba |
Toyota | HiLux | Rogue Double Cab | ute | Diesel | Automatic | 4x4 | 5 | Bronze | new | 2026 | 15 | 72990 | Smithfield | Tow bar, Leather seats
Toyota | HiLux | Workmate Double Cab | ute | Diesel | Automatic | RWD | 5 | White | used | 2020 | 88000 | 33990 | Cairns | Bluetooth
Ford | Ranger | Wildtrak Double Cab | ute | Diesel | Automatic | 4x4 | 5 | Orange | used | 2022 | 41000 | 58990 | Cairns | Tow bar, Leather seats, 3500 kg towing capacity, 5-star ANCAP
Ford | Ranger | XLT Double Cab | ute | Diesel | Automatic | 4x4 | 5 | White | used | 2020 | 92000 | 38990 | Townsville | Tow bar
Ford | Ranger | XL Double Cab | ute | Diesel | Manual | 4x4 | 5 | White | used | 2016 | 171000 | 22990 | Innisfail |
Ford | Ranger | Raptor Double Cab | ute | Petrol | Automatic | 4x4 | 5 | Blue | demo | 2025 | 3200 | 88990 | Smithfield | Leather seats
Isuzu | D-MAX | LS-U Crew Cab | ute | Diesel | Automatic | 4x4 | 5 | Silver | used | 2021 | 77000 | 46990 | Mareeba | Tow bar, 3500 kg towing capacity
Isuzu | D-MAX | SX Single Cab | cabChassis | Diesel | Manual | RWD | 2 | White | used | 2019 | 98000 | 27990 | Townsville |
Isuzu | MU-X | LS-T | suv | Diesel | Automatic | 4x4 | 7 | White | used | 2022 | 53000 | 51990 | Cairns | Tow bar, Leather seats, 3500 kg towing capacity
Mazda | BT-50 | XTR Dual Cab | ute | Diesel | Automatic | 4x4 | 5 | Red | used | 2021 | 62000 | 41990 | Innisfail | Tow bar, 3500 kg towing capacity, Bluetooth
Mazda | BT-50 | XT Single Cab | cabChassis | Diesel | Manual | RWD | 2 | White | new | 2026 | 10 | 38490 | Cairns |
Mitsubishi | Triton | GLX+ Double Cab | ute | Diesel | Automatic | 4x4 | 5 | White | used | 2019 | 104000 | 28990 | Cairns | Tow bar, 3100 kg towing capacity
Mitsubishi | Triton | GLX Double Cab | ute | Diesel | Manual | RWD | 5 | Silver | used | 2015 | 189000 | 16990 | Townsville |
Nissan | Navara | ST-L Dual Cab | ute | Diesel | Automatic | 4x4 | 5 | White | demo | 2025 | 4100 | 52990 | Townsville |
Volkswagen | Amarok | TDI600 Style Dual Cab | ute | Diesel | Automatic | AWD | 5 | Black | used | 2023 | 28000 | 59990 | Smithfield | Leather seats
Holden | Colorado | LTZ Crew Cab | ute | Diesel | Automatic | 4x4 | 5 | Grey | used | 2017 | 126000 | 25990 | Mareeba | Tow bar
BYD | Shark 6 | Premium Dual Cab | ute | Plug-in Hybrid | Automatic | AWD | 5 | Black | new | 2026 | 12 | 60990 | Cairns |
Toyota | LandCruiser 79 | GXL Single Cab | cabChassis | Diesel | Manual | 4x4 | 2 | Beige | used | 2022 | 36000 | 89990 | Mareeba |
Toyota | LandCruiser | Sahara | 4x4 | Diesel | Automatic | 4x4 | 8 | White | used | 2020 | 81000 | 98990 | Cairns | Leather seats, Sunroof, Tow bar, 3500 kg towing capacity
Toyota | LandCruiser Prado | GXL | 4x4 | Diesel | Automatic | 4x4 | 7 | Silver | used | 2019 | 97000 | 54990 | Townsville | Tow bar, 3000 kg towing capacity
Toyota | LandCruiser Prado | Kakadu | 4x4 | Diesel | Automatic | 4x4 | 7 | Black | used | 2021 | 64000 | 74990 | Smithfield | Leather seats, Sunroof
Nissan | Pathfinder | Ti | 4x4 | Petrol | Automatic | 4x4 | 8 | White | demo | 2025 | 5200 | 92990 | Cairns |
Suzuki | Jimny | Lite | 4x4 | Petrol | Manual | 4x4 | 4 | Green | used | 2022 | 24000 | 31990 | Innisfail | 3-star ANCAP
Toyota | RAV4 | GXL Hybrid | suv | Hybrid | Automatic | FWD | 5 | White | used | 2021 | 58000 | 37990 | Cairns | Reversing camera, Apple CarPlay, 5-star ANCAP
Toyota | RAV4 | Edge Hybrid | suv | Hybrid | Automatic | AWD | 5 | Blue | new | 2026 | 20 | 58990 | Townsville | Sunroof, Apple CarPlay, 5-star ANCAP
Toyota | RAV4 | GX | suv | Petrol | Automatic | FWD | 5 | Silver | used | 2018 | 101000 | 26990 | Mareeba | Reversing camera
Toyota | Kluger | Grande Hybrid | suv | Hybrid | Automatic | AWD | 7 | Grey | used | 2022 | 49000 | 63990 | Cairns | Leather seats, Sunroof, 2000 kg towing capacity, 5-star ANCAP
Toyota | Fortuner | Crusade | suv | Diesel | Automatic | 4x4 | 7 | White | used | 2020 | 86000 | 47990 | Townsville | Leather seats, 3100 kg towing capacity
Mazda | CX-5 | Touring | suv | Petrol | Automatic | AWD | 5 | Red | used | 2020 | 71000 | 31990 | Cairns | Apple CarPlay, Reversing camera, 5-star ANCAP
Mazda | CX-5 | Maxx Sport | suv | Petrol | Automatic | FWD | 5 | Silver | used | 2019 | 83000 | 27490 | Townsville | Reversing camera, 5-star ANCAP
Mazda | CX-5 | G25 GT | suv | Petrol | Automatic | AWD | 5 | White | new | 2026 | 18 | 48990 | Cairns | Leather seats, Sunroof
Mazda | CX-3 | Akari | suv | Petrol | Automatic | FWD | 5 | Grey | used | 2018 | 66000 | 21990 | Innisfail | Reversing camera, Bluetooth
Mazda | CX-30 | G20 Evolve | suv | Petrol | Automatic | FWD | 5 | Blue | demo | 2025 | 2900 | 35990 | Smithfield | Apple CarPlay, 5-star ANCAP
Nissan | X-Trail | ST-L | suv | Petrol | Automatic | AWD | 7 | White | used | 2019 | 93000 | 25490 | Cairns | Reversing camera
Nissan | X-Trail | Ti | suv | Petrol | Automatic | AWD | 5 | Black | new | 2026 | 14 | 52490 | Townsville | Sunroof
Hyundai | Tucson | Active | suv | Petrol | Automatic | FWD | 5 | White | used | 2017 | 118000 | 17990 | Townsville |
Hyundai | Tucson | Elite Hybrid | suv | Hybrid | Automatic | AWD | 5 | Grey | new | 2026 | 16 | 51990 | Smithfield | Apple CarPlay
Hyundai | Santa Fe | Highlander | suv | Diesel | Automatic | AWD | 7 | Blue | used | 2020 | 79000 | 42490 | Cairns | Leather seats, Sunroof, 2000 kg towing capacity
Kia | Sportage | SX | suv | Petrol | Automatic | FWD | 5 | Red | used | 2022 | 38000 | 33490 | Cairns | Apple CarPlay, 5-star ANCAP
Kia | Seltos | S | suv | Petrol | Automatic | FWD | 5 | White | used | 2021 | 47000 | 25990 | Townsville |
Kia | Sorento | GT-Line | suv | Diesel | Automatic | AWD | 7 | Black | used | 2021 | 61000 | 53990 | Smithfield | Leather seats, Sunroof
Kia | EV6 | GT-Line | suv | Electric | Automatic | AWD | 5 | White | used | 2023 | 22000 | 61990 | Cairns | Sunroof
Mitsubishi | Outlander | Aspire | suv | Petrol | Automatic | AWD | 7 | Grey | used | 2022 | 44000 | 36490 | Mareeba |
Mitsubishi | ASX | ES | suv | Petrol | Automatic | FWD | 5 | White | used | 2016 | 132000 | 13990 | Innisfail | Bluetooth
Subaru | Forester | 2.5i | suv | Petrol | Automatic | AWD | 5 | Green | used | 2020 | 76000 | 32490 | Cairns | Reversing camera, 5-star ANCAP
Honda | CR-V | VTi | suv | Petrol | Automatic | FWD | 5 | Silver | used | 2018 | 99000 | 25290 | Townsville |
MG | ZS | Excite | suv | Petrol | Automatic | FWD | 5 | White | new | 2026 | 11 | 24990 | Cairns | 4-star ANCAP
Volkswagen | Tiguan | 110TSI Life | suv | Petrol | Automatic | FWD | 5 | Blue | used | 2021 | 55000 | 34990 | Smithfield | Apple CarPlay, Sunroof
Jeep | Grand Cherokee | Limited | suv | Petrol | Automatic | 4x4 | 5 | Black | used | 2018 | 109000 | 36990 | Mareeba | Leather seats
Tesla | Model Y | Long Range | suv | Electric | Automatic | AWD | 5 | White | used | 2023 | 31000 | 56990 | Cairns | Sunroof, 5-star ANCAP
Land Rover | Discovery Sport | R-Dynamic | suv | Diesel | Automatic | AWD | 7 | Grey | used | 2019 | 89000 | 41490 | Townsville | Leather seats
Toyota | Corolla | Ascent Sport | hatch | Petrol | Automatic | FWD | 5 | White | used | 2018 | 92000 | 19990 | Cairns | Reversing camera, Bluetooth, 5-star ANCAP
Toyota | Corolla | ZR Hybrid | hatch | Hybrid | Automatic | FWD | 5 | Red | used | 2021 | 46000 | 29990 | Townsville | Apple CarPlay, 5-star ANCAP
Toyota | Corolla | SX Hybrid | sedan | Hybrid | Automatic | FWD | 5 | Silver | used | 2022 | 33000 | 32990 | Cairns | Apple CarPlay
Toyota | Yaris Cross | GX Hybrid | suv | Hybrid | Automatic | FWD | 5 | Yellow | demo | 2025 | 1900 | 34490 | Cairns |
Mazda | 3 | G20 Pure | hatch | Petrol | Automatic | FWD | 5 | Red | used | 2019 | 74000 | 22490 | Cairns | Apple CarPlay, Bluetooth, 5-star ANCAP
Mazda | 3 | G25 GT | sedan | Petrol | Manual | FWD | 5 | Grey | used | 2020 | 52000 | 27990 | Townsville | Leather seats
Mazda | 2 | Neo | hatch | Petrol | Automatic | FWD | 5 | Blue | used | 2015 | 121000 | 11990 | Innisfail | Bluetooth
Hyundai | i30 | Active | hatch | Petrol | Automatic | FWD | 5 | Red | used | 2017 | 87000 | 15990 | Cairns | Bluetooth, Reversing camera
Hyundai | i30 | Premium | hatch | Diesel | Automatic | FWD | 5 | White | used | 2016 | 128000 | 14490 | Mareeba | Leather seats
Hyundai | IONIQ 5 | Techniq | suv | Electric | Automatic | RWD | 5 | Silver | demo | 2025 | 2600 | 64990 | Cairns |
Volkswagen | Golf | 110TSI Life | hatch | Petrol | Automatic | FWD | 5 | White | used | 2021 | 43000 | 30990 | Smithfield | Apple CarPlay, 5-star ANCAP
Volkswagen | Golf | GTI | hatch | Petrol | Manual | FWD | 5 | Red | used | 2018 | 78000 | 34490 | Cairns | Leather seats
Suzuki | Swift | GL | hatch | Petrol | Manual | FWD | 5 | Yellow | used | 2016 | 96000 | 10990 | Townsville | Bluetooth
Kia | Picanto | S | hatch | Petrol | Manual | FWD | 5 | White | used | 2019 | 58000 | 14990 | Cairns |
MG | MG3 | Excite | hatch | Petrol | Automatic | FWD | 5 | Black | used | 2021 | 39000 | 15990 | Townsville |
MG | MG4 | Excite 51 | hatch | Electric | Automatic | RWD | 5 | Orange | new | 2026 | 9 | 34990 | Cairns |
Honda | Civic | VTi-LX | hatch | Petrol | Automatic | FWD | 5 | Black | used | 2019 | 69000 | 26490 | Cairns |
Audi | A3 | 35 TFSI | hatch | Petrol | Automatic | FWD | 5 | Grey | used | 2022 | 29000 | 39990 | Smithfield | Leather seats
Audi | Q5 | 45 TFSI quattro Sport | suv | Petrol | Automatic | AWD | 5 | White | used | 2020 | 63000 | 52990 | Smithfield | Leather seats, Sunroof
BMW | 3 Series | 330i M Sport | sedan | Petrol | Automatic | RWD | 5 | Black | used | 2021 | 48000 | 58490 | Smithfield | Leather seats, Sunroof
BMW | X3 | xDrive20d | suv | Diesel | Automatic | AWD | 5 | White | used | 2018 | 91000 | 38490 | Townsville | Leather seats
Mercedes-Benz | C-Class | C200 | sedan | Petrol | Automatic | RWD | 5 | Silver | used | 2019 | 67000 | 45990 | Cairns | Leather seats, Sunroof
Toyota | Camry | Ascent Hybrid | sedan | Hybrid | Automatic | FWD | 5 | White | used | 2020 | 105000 | 27490 | Cairns | Reversing camera
Toyota | Camry | SL Hybrid | sedan | Hybrid | Automatic | FWD | 5 | Grey | new | 2026 | 13 | 53990 | Townsville | Sunroof
Tesla | Model 3 | Rear-Wheel Drive | sedan | Electric | Automatic | RWD | 5 | Red | used | 2022 | 44000 | 43990 | Cairns |
Holden | Commodore | SS V8 | sedan | Petrol | Manual | RWD | 5 | Red | used | 2016 | 99000 | 39990 | Mareeba | Leather seats
Subaru | WRX | Premium | sedan | Petrol | Manual | AWD | 5 | Blue | used | 2019 | 73000 | 36490 | Townsville | Leather seats
Ford | Mustang | GT V8 | coupe | Petrol | Manual | RWD | 4 | Black | used | 2019 | 41000 | 59490 | Cairns | Leather seats, 3-star ANCAP
Toyota | GR86 | GTS | coupe | Petrol | Manual | RWD | 4 | Red | used | 2023 | 12000 | 46490 | Cairns |
Mazda | MX-5 | Roadster GT | convertible | Petrol | Manual | RWD | 2 | White | used | 2018 | 45000 | 33990 | Cairns | Leather seats
BMW | 4 Series | 420i M Sport | convertible | Petrol | Automatic | RWD | 4 | Blue | used | 2020 | 39000 | 62990 | Smithfield | Leather seats
Subaru | Outback | 2.5i Premium | wagon | Petrol | Automatic | AWD | 5 | Green | used | 2019 | 88000 | 29490 | Cairns | Leather seats, Sunroof
Skoda | Octavia | Style | wagon | Petrol | Automatic | FWD | 5 | White | used | 2020 | 72000 | 26990 | Townsville |
Kia | Carnival | Platinum | peopleMover | Diesel | Automatic | FWD | 8 | White | used | 2020 | 94000 | 43490 | Cairns | Leather seats, Sunroof
Hyundai | Staria | Elite | peopleMover | Diesel | Automatic | AWD | 8 | Black | used | 2022 | 51000 | 52490 | Townsville | Leather seats
Toyota | HiAce | LWB | van | Diesel | Automatic | RWD | 3 | White | used | 2020 | 107000 | 41990 | Cairns |
Ford | Transit Custom | 320S SWB | van | Diesel | Manual | FWD | 3 | White | used | 2018 | 135000 | 26490 | Townsville |
Renault | Trafic | Premium SWB | van | Diesel | Automatic | FWD | 3 | Silver | used | 2022 | 47000 | 39490 | Mareeba |
Nissan | X-Trail | ST | suv | Petrol | Manual | FWD | 5 | Red | used | 2016 | 139000 | 12990 | Mareeba | Bluetooth
Ford | Ranger | XL Single Cab | cabChassis | Diesel | Manual | 4x4 | 2 | White | used | 2018 | 119000 | 26990 | Mareeba | Tow bar
Ford | Everest | Titanium | suv | Diesel | Automatic | 4x4 | 7 | Grey | used | 2020 | 84000 | 49490 | Townsville | 3100 kg towing capacity, 5-star ANCAP, Leather seats
Mitsubishi | Pajero | GLS | 4x4 | Diesel | Automatic | 4x4 | 7 | Blue | used | 2018 | 113000 | 32490 | Innisfail | 3000 kg towing capacity, Tow bar
Mitsubishi | Lancer | ES | sedan | Petrol | Manual | FWD | 5 | Grey | used | 2015 | 146000 | 8990 | Townsville | Bluetooth
Land Rover | Defender | 110 SE | 4x4 | Diesel | Automatic | 4x4 | 5 | Green | used | 2021 | 52000 | 94990 | Cairns | 3500 kg towing capacity, Leather seats
Subaru | Outback | Premium | wagon | Diesel | Automatic | AWD | 5 | Blue | used | 2017 | 122000 | 21490 | Townsville | Bluetooth, Sunroof
Volkswagen | Passat | Alltrack | wagon | Diesel | Manual | AWD | 5 | Grey | used | 2016 | 134000 | 17490 | Mareeba | Leather seats
Holden | Commodore | Evoke | wagon | Petrol | Automatic | RWD | 5 | White | used | 2015 | 151000 | 12490 | Townsville | Bluetooth
Kia | Carnival | S | peopleMover | Petrol | Automatic | FWD | 8 | Silver | used | 2018 | 116000 | 27490 | Innisfail | Reversing camera
Chrysler | Town & Country | Touring | peopleMover | Petrol | Automatic | FWD | 7 | Silver | used | 2015 | 128000 | 19490 | Cairns | Leather seats
Honda | Jazz | VTi | hatch | Petrol | Manual | FWD | 5 | Red | used | 2018 | 64000 | 15490 | Townsville | Bluetooth, Reversing camera
Hyundai | iLoad | Liftback | van | Diesel | Automatic | RWD | 3 | White | used | 2017 | 141000 | 21990 | Cairns | Tow bar
`;

/** One vehicle of the table, as plain values. */
export interface SentenceVehicle {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string;
  readonly body: string;
  readonly fuel: string;
  readonly transmission: string;
  readonly drive: string;
  readonly seats: string;
  readonly colour: string;
  readonly car_type: string;
  readonly city: string;
  readonly year: number;
  readonly km: number;
  readonly price: number;
  /** The repayment in dollars a week. */
  readonly weekly: number;
  /** Towing capacity in kilograms and ANCAP stars, as its features say them; 0 = they do not. */
  readonly tow: number;
  readonly ancap: number;
  readonly features: readonly string[];
}

/** A car for $17,100 is $100 a week; no vehicle is exactly at a limit that a sentence names. */
const DOLLARS_PER_WEEKLY_DOLLAR = 171;

const [, ...LINES] = ROWS.trim().split('\n');

export const SENTENCE_STOCK: readonly SentenceVehicle[] = LINES.map((line, index) => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [make, model, badge, body, fuel, transmission, drive, seats, colour, car_type] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [year, km, price] = cells.slice(10, 13).map(Number) as [number, number, number];
  const [city = '', features = ''] = cells.slice(13);
  return {
    id: String(index + 1),
    ...{ make, model, badge, body, fuel, transmission, drive, seats, colour, car_type },
    ...{ year, km, price, city },
    weekly: Math.round(price / DOLLARS_PER_WEEKLY_DOLLAR),
    tow: Number(/(\d+) kg towing/.exec(features)?.[1] ?? 0),
    ancap: Number(/(\d)-star ANCAP/.exec(features)?.[1] ?? 0),
    features: features ? features.split(', ') : [],
  };
});
