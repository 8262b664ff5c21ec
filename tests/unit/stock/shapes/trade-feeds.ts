import type { Car } from '#domain/car/car.ts';

/** A small feed in the words of the trade, and the stock that must come of it by guessing and answers alone. */
export interface TradeFeed {
  readonly what: string;
  /** The name of the file, for its format. */
  readonly file: string;
  readonly text: string;
  readonly set?: readonly (readonly [field: string, column: string])[];
  /** The ids of all questions, each with its answer. */
  readonly asked: Readonly<Record<string, string>>;
  /** Facts of the cars, in the order of the feed; `pictures` are addresses. */
  readonly cars: readonly Partial<Omit<Car, 'images'> & { readonly pictures: readonly string[] }>[];
}

const lines = (...rows: string[]): string => rows.join('\n');

const pictures = (...names: string[]): string[] => names.map((name) => `https://img.example.net/${name}.jpg`);

export const TRADE_FEEDS: readonly TradeFeed[] = [
  {
    what: 'pages beside numbered pictures, prices with a currency, and a unit beside the mileage',
    file: 'feed.csv',
    text: lines(
      'vehicle_id,title,description,url,image[0].url,image[1].url,image[2].url,make,model,year,trim,mileage.value,mileage.unit,price,state_of_vehicle,exterior_color,transmission,body_style,drivetrain,fuel_type,vin,availability,address.city,address.region,dealer_name',
      'X1,2021 Kia Sorento Sport,"Roomy, clean",https://www.dealer.com.au/x1,https://img.example.net/x1a.jpg,https://img.example.net/x1b.jpg,https://img.example.net/x1c.jpg,Kia,Sorento,2021,Sport,38500,KM,"27990 AUD",USED,Gravity Gray,AUTOMATIC,SUV,AWD,GASOLINE,5XYRK4LF0MG000001,AVAILABLE,Cairns,QLD,Acme',
      'X2,2024 Ford Escape Active,New arrival,https://www.dealer.com.au/x2,https://img.example.net/x2a.jpg,,,Ford,Escape,2024,Active,12,KM,31500 AUD,NEW,Oxford White,AUTOMATIC,CROSSOVER,FWD,HYBRID,1FMCU9GN0RU000002,AVAILABLE,Cairns,QLD,Acme',
      'X3,2016 Mazda BT-50 XTR,Sold unit,https://www.dealer.com.au/x3,https://img.example.net/x3a.jpg,https://img.example.net/x3b.jpg,,Mazda,BT-50,2016,XTR,99000,KM,18999 AUD,CPO,Black,AUTOMATIC,TRUCK,4X4,DIESEL,1C6RR7NT0GS000003,NOT_AVAILABLE,Cairns,QLD,Acme',
    ),
    asked: { 'status: "NOT_AVAILABLE"': 'sold' },
    cars: [
      {
        ...{ stocknum: 'X1', price: 27_990, km: 38_500, car_type: 'used', city: 'Cairns', state: 'qld' },
        pictures: pictures('x1a', 'x1b', 'x1c'),
      },
      { stocknum: 'X2', km: 12, car_type: 'new', simple_body: 'suv', pictures: pictures('x2a') },
      { stocknum: 'X3', km: 99_000, status: 'sold', pictures: pictures('x3a', 'x3b') },
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
];
