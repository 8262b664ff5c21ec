import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '#domain/car/car.ts';
import type { CountryCode } from '#domain/country.ts';

/** A small feed in the words of the trade, and the stock that must come of it by guessing and answers alone. */
export interface TradeFeed {
  readonly what: string;
  /** The name of the file, for its format. */
  readonly file: string;
  readonly text: string;
  /** The dealer's, where it is not Australia. */
  readonly country?: CountryCode;
  readonly set?: readonly (readonly [field: string, column: string])[];
  /** The ids of all questions, each with its answer, but for what prices include where no car here has a price type. */
  readonly asked: Readonly<Record<string, string>>;
  /** Facts of the cars, in the order of the feed; `pictures` are addresses. */
  readonly cars: readonly Partial<Omit<Car, 'images'> & { readonly pictures: readonly string[] }>[];
}

const FOLDER = join(import.meta.dirname, 'trade');

/** The feeds in the folder beside, each with a file of what is asked and expected. */
export const TRADE_FILES = readdirSync(FOLDER)
  .filter((file) => !file.endsWith('.expected.json'))
  .map((file): TradeFeed => {
    const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
    const expected = JSON.parse(read(`${file}.expected.json`)) as Pick<TradeFeed, 'asked' | 'cars'>;
    return { what: file, file, text: read(file), ...expected };
  });

const lines = (...rows: string[]): string => rows.join('\n');

const pictures = (...names: string[]): string[] => names.map((name) => `https://img.example.net/${name}.jpg`);

export const TRADE_FEEDS: readonly TradeFeed[] = [
  {
    what: 'demonstrators that are coded new, two prices by name, and what stands for pictures that are not there yet',
    file: 'feed.csv',
    text: lines(
      'StockNo,NewUsed,Make,Model,Year,Odometer,EGC Price,DAP Price,Photos,Title,Flags',
      'D1,N,Kia,Sportage,2024,3120,51490,54990,https://img.example.net/d1.jpg|https://img.example.net/spec.pdf|https://img.example.net/tour.html,2024 Kia Sportage Ex-Demo,',
      'D2,N,Kia,Picanto,2025,12,0,20690,https://img.example.net/noimage.jpg,2025 Kia Picanto,',
      'D3,U,Kia,Rio,2019,0,16990,18240,https://img.example.net/coming-soon.png,2019 Kia Rio Ex-Demo,WHOLESALE ONLY',
    ),
    asked: {
      ...{ price: 'DAP Price', 'status: in "Flags"': 'yes', 'badge: in "Title"': 'no' },
      ...{ 'car_type: in "Title"': 'yes', 'car_type: used in "Title"': 'no' },
    },
    cars: [
      { car_type: 'demo', price: 54_990, price_type: 'Drive Away', pictures: pictures('d1') },
      { car_type: 'new', km: 12, price: 20_690, price_type: 'Drive Away', pictures: [] },
      { car_type: 'used', km: null, status: 'not_for_sale', pictures: [] },
    ],
  },
  {
    what: 'attributes in changing order, and whether a vehicle is in stock',
    file: 'feed.csv',
    text: lines(
      'SKU,Name,In stock?,Price,Categories,Images,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)',
      'H1,2016 Subaru Forester,1,16990,Used Cars > SUV,https://img.example.net/h1.jpg,Make,Subaru,Odometer,"118,400 km",Colour,Silver',
      'H2,2019 Honda Jazz,0,14990,Used Cars > Hatchback,https://img.example.net/h2.jpg,Colour,Blue,Make,Honda,Odometer,"52,118 km"',
    ),
    asked: {},
    cars: [
      { make: 'Subaru', model: 'Forester', km: 118_400, colour: 'Silver', status: 'in_stock' },
      { make: 'Honda', model: 'Jazz', km: 52_118, colour: 'Blue', status: 'sold' },
    ],
  },
  {
    what: 'a line that is there twice, a registration on hold, a subheading, and a code that is electric',
    file: 'feed.csv',
    text: lines(
      'Stk #,Vehicle,Year,N/U/D,Fuel,Kms,Rego,Drive Away,Photos',
      'R1,2019 Kia Rio S,2019,U,P,41250,On hold,16990,https://img.example.net/r1.jpg',
      'NEW VEHICLES,,,,,,,,',
      'R2,2024 Kia EV6 Air,2024,N,E,12,,70990,https://img.example.net/r2.jpg',
      'R1,2019 Kia Rio S,2019,U,P,41250,On hold,16990,https://img.example.net/r1.jpg',
    ),
    asked: {},
    cars: [
      { stocknum: 'R1', status: 'in_stock', price_type: 'Drive Away' },
      { stocknum: 'R2', simple_fuel: 'Electric', price_type: 'Drive Away' },
    ],
  },
  {
    what: 'statuses in other languages',
    file: 'feed.csv',
    text: lines(
      'Fahrzeugnummer,Marke,Modell,Jahr,Zustand,Kilometerstand,Preis,Bilder,Status',
      'G1,Kia,Rio,2019,Gebrauchtwagen,41250,16990,https://img.example.net/g1.jpg,verfügbar',
      'G2,Kia,Rio,2020,Gebrauchtwagen,31250,17990,https://img.example.net/g2.jpg,verkauft',
      'G3,Kia,Rio,2021,Gebrauchtwagen,21250,18990,https://img.example.net/g3.jpg,reserviert',
    ),
    asked: {},
    cars: [
      { stocknum: 'G1', status: 'in_stock' },
      { stocknum: 'G2', status: 'sold' },
      { stocknum: 'G3', status: 'in_stock' },
    ],
  },
  {
    what: 'a year in either of two columns, what GST does to prices, and a camper',
    file: 'feed.csv',
    text: lines(
      'Stock,Cond,Yr,Built,Manufacturer,Range,Layout,Type,Price,GST,Pics',
      'C1,USED,2017,Aug-17,New Age,Manta Ray,18ft ER,Caravan,"49,500",Inc,https://img.example.net/c1.jpg',
      'C2,USED,2026,TBA,Jayco,CrossTrak,15.48,Camper,"58,000",Ex,https://img.example.net/c2.jpg',
    ),
    asked: { km: 'none', 'body: "Camper"': 'caravan-camper-trailer', price_type: 'unknown' },
    cars: [
      { year: 2017, badge: '18ft ER', simple_body: 'caravan' },
      { year: 2026, badge: '15.48', simple_body: 'caravan-camper-trailer', price_type: 'Plus GST' },
    ],
  },
  {
    what: 'pages beside numbered pictures, prices with a currency, and a unit beside the mileage',
    file: 'feed.csv',
    text: lines(
      'vehicle_id,title,description,url,image[0].url,image[1].url,image[2].url,make,model,year,trim,mileage.value,mileage.unit,price,state_of_vehicle,exterior_color,transmission,body_style,drivetrain,fuel_type,vin,availability,address.city,address.region,dealer_name',
      'X1,2021 Kia Sorento Sport,"Roomy, clean",https://www.dealer.com.au/x1,https://img.example.net/x1a.jpg,https://img.example.net/x1b.jpg,https://img.example.net/x1c.jpg,Kia,Sorento,2021,Sport,38500,KM,"27990 AUD",USED,Gravity Gray,AUTOMATIC,SUV,AWD,GASOLINE,5XYRK4LF0MG000001,AVAILABLE,Cairns,QLD,Acme',
      'X2,2024 Ford Escape Active,New arrival,https://www.dealer.com.au/x2,https://img.example.net/x2a.jpg,,,Ford,Escape,2024,Active,12,KM,31500 AUD,NEW,Oxford White,AUTOMATIC,CROSSOVER,FWD,HYBRID,1FMCU9GN0RU000002,AVAILABLE,Cairns,QLD,Acme',
      'X3,2016 Mazda BT-50 XTR,Sold unit,https://www.dealer.com.au/x3,https://img.example.net/x3a.jpg,https://img.example.net/x3b.jpg,,Mazda,BT-50,2016,XTR,99000,KM,18999 AUD,CPO,Black,AUTOMATIC,TRUCK,4X4,DIESEL,1C6RR7NT0GS000003,NOT_AVAILABLE,Cairns,QLD,Acme',
    ),
    asked: {
      'status: "NOT_AVAILABLE"': 'sold',
      'status: in "description"': 'yes',
      'body: "TRUCK"': 'ute',
    },
    cars: [
      {
        ...{ stocknum: 'X1', price: 27_990, km: 38_500, car_type: 'used', city: 'Cairns', state: 'qld' },
        pictures: pictures('x1a', 'x1b', 'x1c'),
      },
      { stocknum: 'X2', km: 12, car_type: 'new', simple_body: 'suv', pictures: pictures('x2a') },
      { stocknum: 'X3', km: 99_000, status: 'sold', simple_body: 'ute', pictures: pictures('x3a', 'x3b') },
    ],
  },
  {
    what: 'numbered pictures, in the order of their numbers',
    file: 'feed.csv',
    text: lines(
      'StockNo,Year,Make,Model,Condition,Price,Km,Image1,Image10,Image2',
      '1,2022,Toyota,Corolla,used,29085,30000,https://img.example.net/1a.jpg,https://img.example.net/1c.jpg,https://img.example.net/1b.jpg',
      '2,2023,Mazda,CX-5,used,39900,12850,https://img.example.net/2a.jpg,,',
    ),
    asked: {},
    cars: [{ pictures: pictures('1a', '1b', '1c') }, { pictures: pictures('2a') }],
  },
  {
    what: 'titles that begin with the condition, beside a model',
    file: 'feed.csv',
    text: lines(
      'StockNo,Year,Title,Model,Condition,Price,Km,Photos',
      '1,2026,New 2026 Toyota Corolla GX,Corolla,new,37908,30,https://img.example.net/1.jpg',
      '2,2023,Used 2023 Toyota Camry SL,Camry,used,39990,12850,',
    ),
    asked: {},
    cars: [
      { make: 'Toyota', model: 'Corolla', badge: 'GX', car_type: 'new', year: 2026 },
      { make: 'Toyota', model: 'Camry', badge: 'SL', car_type: 'used', year: 2023 },
    ],
  },
  {
    what: 'HTML in names',
    file: 'feed.csv',
    text: lines(
      'Stock No,Year,Make,Model,Badge,Condition,Price,Odometer,Colour,Body,Transmission,Description,Photos',
      'E1,2019,Chrysler,Town &amp; Country,Limited &#39;S&#39;,Used,19990,45120.0,Black &amp; Tan,Wagon,Auto,"Nice &amp; clean",https://img.example.net/1.jpg?a=1&amp;b=2',
      'E2,2020,Citro&euml;n,C3,Shine&nbsp;Plus,Used,20990,45120.00,Gris &Eacute;toile,Hatch,Auto,Fine,',
      'E3,2018,Peugeot,3008,Allure &ndash; <b>SUV</b>,Used,21990,"45,120.5",White,SUV,Auto,Fine,',
    ),
    asked: {},
    cars: [
      {
        ...{ model: 'Town & Country', badge: "Limited 'S'", colour: 'Black & Tan', km: 45_120 },
        ...{ slug: '2019-chrysler-town-country-e1', description: 'Nice & clean' },
        pictures: ['https://img.example.net/1.jpg?a=1&b=2'],
      },
      { make: 'Citroen', badge: 'Shine Plus', colour: 'Gris Étoile', km: 45_120 },
      { badge: 'Allure – SUV', km: 45_121 },
    ],
  },
  {
    what: 'a place in the yard that is no town',
    file: 'feed.csv',
    text: lines(
      'StockNo,Year,Make,Model,Condition,Price,Km Driven,Photo 1,Photo 2,Location',
      '1,2022,Toyota,Corolla,used,29085,30000,https://img.example.net/1a.jpg,https://img.example.net/1b.jpg,On floor',
      '2,2023,Mazda,CX-5,used,39900,12850,https://img.example.net/2a.jpg,,In workshop',
      '3,2021,Kia,Cerato,used,22900,42850,https://img.example.net/3a.jpg,,On floor',
    ),
    asked: { 'city: "Location"': 'no' },
    cars: [
      { km: 30_000, city: null, pictures: pictures('1a', '1b') },
      { km: 12_850, city: null },
      { km: 42_850, city: null },
    ],
  },
  {
    what: 'what the trade adds to prices',
    file: 'feed.csv',
    text: lines(
      'StockNo,Year,Make,Model,NewUsed,Price,Odometer,Body,Trans,Fuel,Status,Cost',
      '1,2020,Toyota,Hilux,U,39990 DAP,30000,D/CAB P/UP,6 SP AUTO SPORTS MODE,D,Under Offer,30000',
      '2,2021,Ford,Ranger,U,$45990 drive away,30000,DUAL CAB UTILITY,6 SP MANUAL,DIESEL TURBO 4,Available,30000',
      '3,2022,Kia,Rio,D,21990 inc GST,100,HATCHBACK,CVT,ULP,On Hold,18000',
      '4,2023,Isuzu,D-MAX,N,$49990+ORC,12,C/CHAS,6A,DSL,Deposit Taken,40000',
      '5,2019,Mazda,3,U,18.990,60000,4D SEDAN,SKYACTIV-DRIVE,91 RON,Sold,15000',
      '6,2018,Nissan,Leaf,U,"24,990*",40000,5D HATCH,REDUCTION GEAR,ELEC,In Transit,20000',
    ),
    asked: {
      price_type: 'unknown',
      ...{ images: 'none', 'status: "Under Offer"': 'reserved', 'status: "On Hold"': 'reserved' },
      ...{ 'status: "Deposit Taken"': 'reserved' },
    },
    cars: [
      {
        ...{ price: 39_990, price_type: 'Drive Away', simple_body: 'ute', status: 'in_stock' },
        reserved: true,
      },
      { price: 45_990, price_type: 'Drive Away', reserved: false },
      { price: 21_990, price_type: null, car_type: 'demo' },
      { price: 49_990, price_type: 'Excl. Govt. Charges', simple_transmission: 'Automatic' },
      { price: 18_990, simple_transmission: 'Automatic', simple_fuel: 'Petrol', status: 'sold' },
      { price: 24_990, simple_fuel: 'Electric', status: 'coming_soon' },
    ],
  },
  {
    what: 'years of days, months and model years',
    file: 'feed.csv',
    text: lines(
      'StockNo,Make,Model,First Registration,Condition,Price,Km',
      '1,Toyota,Corolla,2019-03-01T00:00:00,used,19990,30000',
      '2,Toyota,Camry,03/2019,used,29990,30000',
      '3,Toyota,Yaris,2019-03-01,used,15990,30000',
      '4,Toyota,RAV4,Mar-19,used,35990,1000',
      '5,Toyota,Kluger,14/03/2021,used,35990,1000',
      '6,Toyota,Hilux,MY21,used,35990,1000',
      '7,Toyota,Prado,2021.5,used,35990,1000',
    ),
    asked: { images: 'none' },
    cars: [2019, 2019, 2019, 2019, 2021, 2021, 2021].map((year) => ({ year })),
  },
  {
    what: 'a price by a name of its own',
    file: 'feed.csv',
    text: lines(
      '"DealerID","StockNumber","VIN","Year","Make","Model","Trim","Condition","InternetSpecial","Mileage","PhotoUrls"',
      '"77","Z1","2HGFE1E50RH000001","2024","Honda","Civic","Sport","U","25450","13110","https://img.example.net/a1.jpg,https://img.example.net/a2.jpg"',
      '"77","Z2","5YJ3E1EA7KF000002","2019","Tesla","Model 3","Standard Range","U","21450","55120","https://img.example.net/b1.jpg"',
      '"77","Z3","1C6SRFFT4NN000003","2022","RAM","1500","Big Horn","N","0","15","https://img.example.net/c1.jpg"',
    ),
    asked: { 'unit of km': 'miles' },
    cars: [
      { stocknum: 'Z1', price: 25_450, km: 21_098, dealership_id: null, pictures: pictures('a1', 'a2') },
      { stocknum: 'Z2', price: 21_450 },
      { stocknum: 'Z3', price: 0, car_type: 'new' },
    ],
  },
  {
    what: 'odometers of the United States',
    file: 'feed.csv',
    text: lines(
      'AccountID,DCID,DealerName,Phone,Address,City,State,Zip,StockNumber,VIN,Year,Make,Model,Trim,Odometer,SpecialPrice,ExteriorColor,InteriorColor,Transmission,PhotoURLs,VehicleDescription,EquipmentCode,LatestPhotoModifiedDate',
      '77,12345,Acme Motors,5555550100,1 Main St,Fresno,CA,93650,A100,1G1ZD5ST0JF000001,2018,Chevrolet,Malibu,LT,81234,12995.00,Silver Ice Metallic,Jet Black,"6-Speed Automatic","https://img.example.net/1.jpg|https://img.example.net/2.jpg","Clean title.<br>Runs great &amp; looks great.","ABS|AC|PW",05/10/2026 11:22:33 PM',
      '77,12345,Acme Motors,5555550100,1 Main St,Fresno,CA,93650,A101,2T3P1RFV5LC000002,2020,Toyota,RAV4,XLE,45012,0.00,Blueprint,Ash,"8-Speed Automatic","https://img.example.net/4.jpg","Call for price","ABS|AC",05/11/2026 01:02:03 AM',
    ),
    asked: { 'unit of km': 'miles', car_type: 'used' },
    cars: [
      {
        ...{ stocknum: 'A100', price: 12_995, km: 130_733, colour: 'Silver Ice Metallic', city: 'Fresno' },
        ...{ state: null, description: 'Clean title.\nRuns great & looks great.' },
        pictures: pictures('1', '2'),
      },
      { stocknum: 'A101', price: 0 },
    ],
  },
  {
    what: 'a title that begins with the make, set as the model',
    file: 'feed.json',
    text: '{"cars":[{"title":"Opel Mokka X Plus","brand":"Opel","year":2016,"km":88150,"fuel":"Benzin","price":13150,"badge":"SUV"},{"title":"Audi A5 1.8 Sportback","brand":"Audi","year":2012,"km":171300,"fuel":"Benzin","price":9850,"badge":"Neu"}]}',
    set: [['model', 'title']],
    asked: { stocknum: 'none', images: 'none', car_type: 'used' },
    cars: [
      { make: 'Opel', model: 'Mokka X Plus', simple_fuel: 'Petrol' },
      { make: 'Audi', model: 'A5 1.8 Sportback' },
    ],
  },
  {
    what: 'elements with attributes, which are no text',
    file: 'feed.xml',
    text:
      '<stock><bike id="B1"><make>Honda</make><model>CB500X</model><year>2026</year><state>new</state>' +
      '<capacity unit="cc">471</capacity><odo unit="km">12</odo><cost currency="AUD">6990</cost><price currency="AUD">8990</price>' +
      '<photos><photo1>https://img.example.net/1.jpg</photo1><photo2>https://img.example.net/2.jpg</photo2></photos></bike>' +
      '<bike id="B2"><make>Yamaha</make><model>MT-07</model><year>2021</year><state>used</state>' +
      '<capacity unit="cc">689</capacity><odo unit="km">20500</odo><cost currency="AUD">7000</cost><price currency="AUD">9990</price></bike></stock>',
    asked: {},
    cars: [
      {
        ...{ stocknum: 'B1', km: 12, price: 8_990, city: null, state: null, car_type: 'new' },
        pictures: pictures('1', '2'),
      },
      { stocknum: 'B2', km: 20_500, price: 9_990, city: null, car_type: 'used' },
    ],
  },
  {
    what: 'nested records',
    file: 'feed.json',
    text: JSON.stringify({
      meta: { generated: '2026-11-20', count: 2 },
      dealer: { name: 'Acme', city: 'Hobart', state: 'TAS' },
      listings: [
        {
          listingId: 8801,
          identification: { vin: 'JM0DJ2HAAM0000011', stockNumber: 'N-100', rego: 'ABC123' },
          vehicle: {
            make: { id: 12, name: 'Mazda' },
            model: { id: 99, name: 'Mazda2' },
            year: 2021,
            variant: 'G15 Pure',
            body: { style: 'Hatchback', doors: 5, seats: 5 },
            engine: { fuel: 'Petrol', capacity: 1496, model: 'P5' },
            transmission: { type: 'Automatic', gears: 6 },
            colour: { exterior: 'Soul Red', interior: 'Black' },
          },
          odometer: { reading: 41230, unit: 'km' },
          pricing: { advertised: { amount: 19990, currency: 'AUD' }, weekly: { amount: 99 } },
          condition: 'USED',
          status: 'ACTIVE',
          media: {
            images: [
              { url: 'https://img.example.net/n1.jpg', order: 1 },
              { url: 'https://img.example.net/n2.jpg', order: 2 },
            ],
            video: 'https://video.example.net/n.mp4',
          },
          location: { suburb: 'Moonah', state: 'TAS', postcode: '7009' },
          links: { details: 'https://www.acme.example/cars/8801' },
        },
        {
          listingId: 8802,
          identification: { vin: 'JTDKN3DU5A0000012', stockNumber: 'N-101', rego: null },
          vehicle: {
            make: { id: 3, name: 'Toyota' },
            model: { id: 98, name: 'Prius' },
            year: 2019,
            variant: 'i-Tech',
            body: { style: 'Sedan', doors: 5, seats: 5 },
            engine: { fuel: 'Hybrid', capacity: 1798, model: '2ZR' },
            transmission: { type: 'CVT', gears: null },
            colour: { exterior: 'White', interior: 'Grey' },
          },
          odometer: { reading: 81000, unit: 'km' },
          pricing: { advertised: { amount: 22990, currency: 'AUD' }, weekly: { amount: 115 } },
          condition: 'USED',
          status: 'ACTIVE',
          media: { images: [], video: null },
          location: { suburb: 'Moonah', state: 'TAS', postcode: '7009' },
          links: { details: 'https://www.acme.example/cars/8802' },
        },
      ],
    }),
    asked: {},
    cars: [
      {
        stocknum: 'N-100',
        make: 'Mazda',
        model: 'Mazda2',
        year: 2021,
        badge: 'G15 Pure',
        km: 41230,
        price: 19990,
        simple_body: 'hatchback',
        simple_fuel: 'Petrol',
        simple_transmission: 'Automatic',
        colour: 'Soul Red',
        city: 'Moonah',
        state: 'tas',
        car_type: 'used',
        doors: 5,
        seats: 5,
        pictures: ['https://img.example.net/n1.jpg', 'https://img.example.net/n2.jpg'],
      },
      {
        stocknum: 'N-101',
        make: 'Toyota',
        model: 'Prius',
        price: 22990,
        simple_fuel: 'Hybrid',
        pictures: [],
      },
    ],
  },
  {
    what: 'attributes that say what elements do not',
    file: 'feed.xml',
    text: `<?xml version="1.0"?><export date="2026-11-20"><dealer id="9" name="Acme"/><vehicles>
<vehicle stock="V1" type="USED" year="2020"><manufacturer code="TOY">Toyota</manufacturer><range code="HIL">HiLux</range><grade>SR5</grade><engine capacity="2755" fuel="Diesel"/><gearbox speeds="6">Auto</gearbox><kilometres unit="km">61200</kilometres><price currency="AUD" type="DAP">49990</price><bodystyle doors="4">Dual Cab</bodystyle><image seq="1" src="https://img.example.net/v1a.jpg"/><image seq="2" src="https://img.example.net/v1b.jpg"/></vehicle>
<vehicle stock="V2" type="NEW" year="2026"><manufacturer code="KIA">Kia</manufacturer><range code="SEL">Seltos</range><grade>GT-Line</grade><engine capacity="1591" fuel="Petrol"/><gearbox speeds="8">Auto</gearbox><kilometres unit="km">9</kilometres><price currency="AUD" type="DAP">44990</price><bodystyle doors="5">SUV</bodystyle><image seq="1" src="https://img.example.net/v2a.jpg"/></vehicle>
</vehicles></export>`,
    asked: {},
    cars: [
      {
        stocknum: 'V1',
        make: 'Toyota',
        model: 'HiLux',
        badge: 'SR5',
        year: 2020,
        car_type: 'used',
        simple_fuel: 'Diesel',
        simple_transmission: 'Automatic',
        km: 61200,
        price: 49990,
        price_type: 'Drive Away',
        simple_body: 'ute',
        pictures: ['https://img.example.net/v1a.jpg', 'https://img.example.net/v1b.jpg'],
      },
      { stocknum: 'V2', model: 'Seltos', car_type: 'new', simple_body: 'suv' },
    ],
  },
  {
    what: 'a Swiss export, with its marks of thousands',
    file: 'feed.csv',
    text: lines(
      'Inserat-Nr.;Marke;Modell;Ausführung;Inverkehrsetzung;Kilometer;Preis;Treibstoff;Getriebeart;Karosserie;Farbe;Zustand;Türen;Hubraum;Bilder;Bemerkungen',
      "CH-1;VW;Golf;2.0 TDI Highline;03.2019;45'120;CHF 21'900.–;Diesel;Automatik;Kombi;Schwarz;Occasion;5;1968;https://img.example.net/ch1.jpg,https://img.example.net/ch2.jpg;Schönes Fahrzeug",
      "CH-2;Škoda;Octavia;1.5 TSI;11.2026;12;CHF 38'450.50;Benzin;Handschaltung;Limousine;Weiss;Neu;5;1498;https://img.example.net/ch3.jpg;Sofort lieferbar",
    ),
    asked: { currency: 'CHF' },
    cars: [
      {
        stocknum: 'CH-1',
        make: 'Volkswagen',
        model: 'Golf',
        badge: '2.0 TDI Highline',
        year: 2019,
        km: 45120,
        price: 21900,
        simple_fuel: 'Diesel',
        simple_transmission: 'Automatic',
        simple_body: 'wagon',
        colour: 'Schwarz',
        car_type: 'used',
        doors: 5,
        description: 'Schönes Fahrzeug',
      },
      {
        stocknum: 'CH-2',
        make: 'Skoda',
        year: 2026,
        km: 12,
        price: 38451,
        simple_fuel: 'Petrol',
        simple_transmission: 'Manual',
        simple_body: 'sedan',
        car_type: 'new',
      },
    ],
  },
  {
    what: 'two prices, of which one is the drive away price',
    file: 'feed.csv',
    text: lines(
      'Stock #,Yr,Make,Model,Variant,EGC Price,DAP,Weekly From,KMS,New/Used,Colour,Main Photo',
      'P1,2022,Nissan,Navara,ST-X,42990,45490,189,35000,Used,Grey,https://img.example.net/p1.jpg',
      'P2,2026,Nissan,Qashqai,Ti,44990,,199,5,New,Blue,https://img.example.net/p2.jpg',
    ),
    asked: { price: 'DAP' },
    cars: [
      {
        stocknum: 'P1',
        price: 45490,
        price_type: 'Drive Away',
        km: 35000,
        badge: 'ST-X',
        pictures: ['https://img.example.net/p1.jpg'],
      },
      { stocknum: 'P2', price: 44990, price_type: 'Excl. Govt. Charges', car_type: 'new' },
    ],
  },
  {
    what: 'an inventory of the United States',
    file: 'feed.csv',
    text: lines(
      '"Dealer ID","Stock #","VIN","New/Used","Year","Make","Model","Model Number","Body","Transmission","Series","Body Door Ct","Odometer","Engine Cylinder Ct","Engine Displacement","Drivetrain Desc","Colour","Interior Color","MSRP","Price","Inventory Date","Certified","Description","Features","Photo Url List","City MPG","Highway MPG","Engine","Fuel","Age"',
      '"D1","U100","1HGCV1F30KA000001","Used","2019","Honda","Accord Sedan","CV1F3K","4D Sedan","CVT","LX 1.5T","4","36210","4","1.5 L","FWD","Platinum White","Ivory","","18995","11/02/2026","No","One owner","Bluetooth|Backup Camera","https://img.example.net/u1.jpg|https://img.example.net/u2.jpg","30","38","1.5L I4","Gasoline Fuel","18"',
      '"D1","N200","1HGCY1F20RA000002","New","2026","Honda","Accord Sedan","CY1F2R","4D Sedan","CVT","LX","4","8","4","1.5 L","FWD","Crystal Black","Black","28990","28490","11/15/2026","No","","Bluetooth","","29","37","1.5L I4","Gasoline Fuel","5"',
    ),
    asked: { 'unit of km': 'miles' },
    cars: [
      {
        stocknum: 'U100',
        make: 'Honda',
        model: 'Accord Sedan',
        km: 58274,
        price: 18995,
        simple_body: 'sedan',
        simple_drive: 'FWD',
        colour: 'Platinum White',
        car_type: 'used',
        certified: false,
        simple_fuel: 'Petrol',
        created_at: '2026-11-02T00:00:00.000Z',
        city: null,
        pictures: ['https://img.example.net/u1.jpg', 'https://img.example.net/u2.jpg'],
      },
      { stocknum: 'N200', price: 28490, car_type: 'new', km: 13 },
    ],
  },
  {
    what: 'titles alone',
    file: 'feed.csv',
    text: lines(
      'Ad Title,Price,Ad Number,Image',
      'Used 2018 Volkswagen Tiguan 132TSI Comfortline Auto,"$27,990",A-1,https://img.example.net/t1.jpg',
      'Demo 2026 Isuzu D-MAX LS-U Crew Cab,"$62,990",A-2,https://img.example.net/t2.jpg',
      '2026 MG ZS EV Essence,"$39,990",A-3,https://img.example.net/t3.jpg',
    ),
    asked: { 'car_type: used in "Ad Title"': 'yes', km: 'none', car_type: 'as the title says' },
    cars: [
      {
        stocknum: 'A-1',
        year: 2018,
        make: 'Volkswagen',
        model: 'Tiguan',
        badge: '132TSI Comfortline Auto',
        car_type: 'used',
        price: 27990,
      },
      { year: 2026, make: 'Isuzu', model: 'D-MAX', badge: 'LS-U Crew Cab', car_type: 'demo' },
      { make: 'MG', model: 'ZS EV', badge: 'Essence', car_type: 'used' },
    ],
  },
  {
    what: 'garbled characters',
    file: 'feed.csv',
    text: lines(
      'StockNo,Year,Make,Model,Badge,Type,Price,Kms,Colour,Suburb,Images,Comments',
      'M1,2021,CitroÃ«n,C4,Shine â€“ Pack,Used,â‚¬27990,30100,Gris Ã‰toilÃ©,Zetland,https://img.example.net/m1.jpg,"CafÃ© racer &amp; more"',
      'M2,2022,Å\u00a0koda,Kodiaq,Sportline,Used,52990,20100,Grey,Zetland,https://img.example.net/m2.jpg,"Donâ€™t miss it"',
    ),
    asked: { 'description: "Comments"': 'yes' },
    cars: [
      {
        make: 'Citroen',
        badge: 'Shine – Pack',
        colour: 'Gris Étoilé',
        city: 'Zetland',
        price: 27990,
        description: 'Café racer & more',
      },
      { make: 'Skoda', model: 'Kodiaq', description: 'Don’t miss it' },
    ],
  },
  {
    what: 'words that nobody knows',
    file: 'feed.csv',
    text: lines(
      'Stock No,Year,Make,Model,Status,Condition,Body Type,Gearbox,Fuel Type,Drive Type,Price,Odometer,Photo',
      'W1,2020,Hino,300,Yard,Ex-fleet,Skip loader,Allison,Diesel,6x4,89990,120000,https://img.example.net/w1.jpg',
      'W2,2019,Isuzu,NPR,Yard,Second hand,Tipper,AMT,Diesel,4x2,69990,90000,https://img.example.net/w2.jpg',
      'W3,2021,Toyota,Coaster,Holding,Second hand,Bus,Manual,CNG,RWD,79990,60000,https://img.example.net/w3.jpg',
    ),
    asked: {
      'status: "Yard"': 'in_stock',
      'status: "Holding"': 'reserved',
      'car_type: "Ex-fleet"': 'used',
      'body: "Skip loader"': 'lightTruck',
      'transmission: "Allison"': 'Automatic',
      'fuel: "CNG"': 'LPG',
    },
    cars: [
      {
        stocknum: 'W1',
        status: 'in_stock',
        car_type: 'used',
        simple_body: 'lightTruck',
        simple_transmission: 'Automatic',
        simple_drive: '6x4',
      },
      { stocknum: 'W2', simple_body: 'lightTruck', simple_drive: '4x2' },
      { stocknum: 'W3', reserved: true, status: 'in_stock', simple_fuel: 'LPG', simple_body: 'bus' },
    ],
  },
  {
    what: 'a list of names with values',
    file: 'feed.xml',
    text:
      '<stock><car id="A1"><field name="Make">Kia</field><field name="Model">Rio</field><field name="Year">2020</field>' +
      '<field name="Price">18990</field><field name="Odometer">45000</field><field name="Condition">Used</field></car>' +
      '<car id="A2"><field name="Make">Kia</field><field name="Model">Cerato</field><field name="Year">2021</field>' +
      '<field name="Price">22990</field><field name="Odometer">35000</field><field name="Condition">New</field></car></stock>',
    asked: { images: 'none' },
    cars: [
      { stocknum: 'A1', make: 'Kia', model: 'Rio', year: 2020, price: 18_990, km: 45_000, car_type: 'used' },
      { stocknum: 'A2', model: 'Cerato', car_type: 'new' },
    ],
  },
  {
    what: 'a title above short names of columns, days as spreadsheets count them, and what is sold among the prices',
    file: 'feed.csv',
    text: lines(
      'Used stock,26 Nov,,,,,,,,',
      ',,,,,,,,,',
      'Stk No,Bld Yr,Make,Mdl,Variant,Odo,Col,Date In,Adv Price,Pics',
      'K1,2019,Toyota,Hilux,SR5,87000,White,46310,"39,990 d/away, no more to pay",',
      'K2,2017,Nissan,Navara,ST,98450,Black,46320,SOLD,',
      'K3,2020,Mazda,CX-5,Touring,64000,Red,46320,"$33,500 excluding govt charges",',
      'K4,2018,Kia,Rio,S,90000,Blue,46330,Under offer,',
      'K5,2018,Kia,Rio,Si,88000,Blue,46330,WAS 15990 NOW 14990,',
      ',,,,,,,Total,3 cars,',
    ),
    asked: { images: 'none', car_type: 'used' },
    cars: [
      {
        ...{ stocknum: 'K1', year: 2019, colour: 'White', price: 39_990, price_type: 'Drive Away' },
        created_at: '2026-10-15T00:00:00.000Z',
      },
      { stocknum: 'K2', price: 0, status: 'sold' },
      { stocknum: 'K3', price: 33_500, price_type: 'Excl. Govt. Charges', status: 'in_stock' },
      { stocknum: 'K4', price: 0, reserved: true },
      { stocknum: 'K5', price: 0, status: 'in_stock' },
    ],
  },
  {
    what: 'a column for each condition, and a column with the words of a status by another name',
    file: 'feed.tsv',
    text: lines(
      'Vehicle_ID\tMake\tModel\tBuild\tKms\tPrice\tNew\tUsed\tExDemo\tDisposition\tPictureRefs',
      'P1\tFord\tFiesta\t06/2019\t31200\t10995\tN\tY\tN\tFor Sale\tp1_1.jpg,p1_2.jpg',
      'P2\tBYD\tAtto 3\t01/2026\t10\t44990\tY\tN\tN\tDeposit\tp2_1.jpg',
      'P3\tNissan\tJuke\t02/2025\t2900\t26495\tN\tN\tY\tSold\tp3_1.jpg',
    ),
    asked: { 'status: "Deposit"': 'reserved', 'images: base': 'https://img.example.net/' },
    cars: [
      {
        ...{ stocknum: 'P1', year: 2019, car_type: 'used', status: 'in_stock' },
        pictures: pictures('p1_1', 'p1_2'),
      },
      { stocknum: 'P2', car_type: 'new', status: 'in_stock', reserved: true },
      { stocknum: 'P3', car_type: 'demo', status: 'sold' },
    ],
  },
  {
    what: 'lists of attributes and of prices, two levels down, with a film among the pictures',
    file: 'feed.json',
    text: JSON.stringify({
      meta: { count: 2 },
      data: {
        inventory: [
          {
            attributes: Object.entries({
              Make: 'Kia',
              Model: 'Cerato',
              Year: 2019,
              Odometer: 55_210,
              Condition: 'Used',
            }).map(([name, value]) => ({ name, value })),
            ...{ stockNumber: 'S1', location: { name: 'Penrith' } },
            prices: [
              { type: 'ExcludingGovtCharges', amount: 17_990 },
              { type: 'DriveAway', amount: 19_990 },
            ],
            media: [
              { kind: 'image', href: 'https://img.example.net/s1.jpg' },
              { kind: 'video', href: 'https://img.example.net/s1.mp4' },
            ],
          },
          {
            attributes: Object.entries({
              Make: 'Ford',
              Model: 'Ranger',
              Year: 2018,
              Odometer: 119_800,
              Condition: 'Used',
            }).map(([name, value]) => ({ name, value })),
            ...{ stockNumber: 'S2', location: { name: 'Windsor' } },
            prices: [{ type: 'ExcludingGovtCharges', amount: 24_500 }],
            media: [{ kind: 'image', href: 'https://img.example.net/s2.jpg' }],
          },
        ],
      },
    }),
    asked: { price: 'prices.DriveAway', 'city: "location.name"': 'yes' },
    cars: [
      {
        ...{ stocknum: 'S1', make: 'Kia', price: 19_990, price_type: 'Drive Away', city: 'Penrith' },
        pictures: pictures('s1'),
      },
      { stocknum: 'S2', price: 24_500, price_type: 'Excl. Govt. Charges', city: 'Windsor' },
    ],
  },
  {
    what: 'names of pictures beside their folder, which is no page of the vehicle',
    file: 'feed.tsv',
    text: lines(
      'Stock No\tClass\tYear\tMake\tModel\tPrice\tKms\tLink\tImageBase\tImages',
      'T1\tUsed\t2018\tToyota\tAurion\t17990\t77100\thttps://www.dealer.com.au/t1/\thttps://img.example.net/t1/\t1.jpg,2.jpg',
      'T2\tNew\t2026\tHyundai\ti20\t37490\t5\thttps://www.dealer.com.au/t2/\thttps://img.example.net/t2/\tfront.jpg',
    ),
    asked: {},
    cars: [{ pictures: pictures('t1/1', 't1/2') }, { pictures: pictures('t2/front') }],
  },
  {
    what: 'vehicles inside yards that say where they are',
    file: 'feed.xml',
    text:
      '<stock Generated="2026-11-26"><yard Name="North" Suburb="Dubbo"><car No="1" Make="Kia" Model="Rio" Year="2020" Type="Used" Price="18990" Km="45000"/>' +
      '<car No="2" Make="Kia" Model="Rio" Year="2021" Type="Used" Price="19990" Km="35000"/></yard>' +
      '<yard Name="South" Suburb="Mudgee"><car No="3" Make="Kia" Model="Cerato" Year="2021" Type="New" Price="28990" Km="5"/></yard></stock>',
    asked: { images: 'none', stocknum: '@No' },
    cars: [{ city: 'Dubbo' }, { city: 'Dubbo' }, { city: 'Mudgee', model: 'Cerato' }],
  },
];
