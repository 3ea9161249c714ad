/** A make of the lookups. */
export interface CatalogueMake {
  id: number;
  name: string;
  models: readonly CatalogueModel[];
}

export interface CatalogueModel {
  id: number;
  name: string;
  kind: 'van' | 'truck' | 'car' | 'heavy';
  /** First and last model year. */
  years: readonly [number, number];
  /** Prefix of its VINs: manufacturer and description, eight characters. */
  vin: string;
  oil: string;
  submodels: readonly Numbered[];
  engines: readonly Numbered[];
}

export type Numbered = readonly [id: number, name: string];

export const FIRST_YEAR = 2005;
export const LAST_YEAR = 2026;

// Ids are explicit: they must not change when a line is added.
// Make, and under it: model | kind | years | VIN prefix | oil | submodels | engines
const TABLE = `
54 Ford
  2710 Transit | van | 2015-2026 | 1FTBW2CM | 5W-30 full synthetic | 318 Cargo Van T-250, 321 Passenger Wagon XL | 9042 3.5L V6 Gas, 9044 3.5L V6 Turbo Gas
  2714 F-150 | truck | 2005-2026 | 1FTEW1EP | 5W-30 full synthetic | 325 XL SuperCab, 326 XLT SuperCrew, 327 Lariat SuperCrew | 9046 2.7L V6 Turbo Gas, 9047 5.0L V8 Gas
  2718 Transit Connect | van | 2010-2023 | NM0LS7E2 | 0W-20 full synthetic | 330 Cargo Van XL, 331 Cargo Van XLT | 9050 2.0L L4 Gas, 9051 2.5L L4 Gas
  2722 Explorer | car | 2005-2026 | 1FMSK8DH | 5W-30 full synthetic | 335 Base, 336 XLT | 9053 2.3L L4 Turbo Gas, 9054 3.0L V6 Turbo Gas
61 Ram
  3304 ProMaster 2500 | van | 2014-2026 | 3C6TRVDG | 0W-20 full synthetic | 402 High Roof, 403 Low Roof | 9117 3.6L V6 Gas
  3308 1500 | truck | 2011-2026 | 1C6SRFFT | 0W-20 full synthetic | 406 Tradesman Quad Cab, 407 Big Horn Crew Cab | 9119 3.6L V6 Hybrid, 9120 5.7L V8 Gas
  3312 ProMaster City | van | 2015-2022 | ZFBHRFAB | 0W-20 full synthetic | 410 Tradesman, 411 SLT | 9123 2.4L L4 Gas
47 Chevrolet
  2405 Express 2500 | van | 2005-2026 | 1GCWGAFP | 5W-30 full synthetic | 210 Cargo Van, 211 Extended Cargo Van | 8810 4.3L V6 Gas, 8811 6.6L V8 Gas
  2409 Silverado 1500 | truck | 2005-2026 | 1GCUYDED | 0W-20 full synthetic | 214 Work Truck Double Cab, 215 LT Crew Cab | 8814 2.7L L4 Turbo Gas, 8815 5.3L V8 Gas
  2413 Malibu | car | 2005-2025 | 1G1ZD5ST | 0W-20 full synthetic | 218 LS, 219 LT | 8818 1.5L L4 Turbo Gas
  2417 Equinox | car | 2005-2026 | 2GNAXKEV | 0W-20 full synthetic | 222 LS, 223 LT | 8821 1.5L L4 Turbo Gas, 8822 2.0L L4 Turbo Gas
55 GMC
  2805 Savana 2500 | van | 2005-2026 | 1GTW7AFP | 5W-30 full synthetic | 350 Cargo Van, 351 Extended Cargo Van | 9061 4.3L V6 Gas, 9062 6.6L V8 Gas
  2809 Sierra 1500 | truck | 2005-2026 | 1GTU9BED | 0W-20 full synthetic | 354 Pro Double Cab, 355 SLE Crew Cab | 9065 2.7L L4 Turbo Gas, 9066 5.3L V8 Gas
  2813 Terrain | car | 2010-2026 | 3GKALMEV | 0W-20 full synthetic | 358 SLE, 359 SLT | 9069 1.5L L4 Turbo Gas
76 Toyota
  4102 Sienna | van | 2005-2026 | 5TDKRKEC | 0W-20 full synthetic | 510 LE, 511 XLE | 9301 2.5L L4 Hybrid, 9302 3.5L V6 Gas
  4106 Camry | car | 2005-2026 | 4T1G11AK | 0W-20 full synthetic | 514 LE, 515 SE | 9305 2.5L L4 Gas, 9306 2.5L L4 Hybrid
  4110 RAV4 | car | 2005-2026 | 2T3P1RFV | 0W-20 full synthetic | 518 LE AWD, 519 XLE AWD | 9309 2.5L L4 Gas, 9310 2.5L L4 Hybrid
  4114 Tacoma | truck | 2005-2026 | 3TMCZ5AN | 0W-20 full synthetic | 522 SR Access Cab, 523 SR5 Double Cab | 9313 2.7L L4 Gas, 9314 3.5L V6 Gas
59 Honda
  3005 Odyssey | van | 2005-2026 | 5FNRL6H7 | 0W-20 full synthetic | 380 EX, 381 EX-L | 9090 3.5L V6 Gas
  3009 Civic | car | 2005-2026 | 2HGFE2F5 | 0W-20 full synthetic | 384 LX, 385 EX | 9093 1.5L L4 Turbo Gas, 9094 2.0L L4 Gas
  3013 CR-V | car | 2005-2026 | 2HKRW2H5 | 0W-20 full synthetic | 388 LX, 389 EX-L | 9097 1.5L L4 Turbo Gas
72 Nissan
  3902 NV200 | van | 2013-2021 | 3N6CM0KN | 0W-20 full synthetic | 480 S Cargo, 481 SV Cargo | 9260 2.0L L4 Gas
  3906 Frontier | truck | 2005-2026 | 1N6ED1EK | 0W-20 full synthetic | 484 S King Cab, 485 SV Crew Cab | 9263 3.8L V6 Gas, 9264 4.0L V6 Gas
  3910 Rogue | car | 2008-2026 | 5N1AT3BB | 0W-20 full synthetic | 488 S, 489 SV | 9267 1.5L L3 Turbo Gas, 9268 2.5L L4 Gas
63 Isuzu
  3402 NPR | heavy | 2005-2026 | JALC4W16 | 15W-40 diesel | 420 HD Standard Cab, 421 XD Crew Cab | 9140 5.2L L4 Turbo Diesel, 9141 6.6L V8 Gas
  3406 NQR | heavy | 2005-2026 | JALE5W16 | 15W-40 diesel | 424 Standard Cab, 425 Crew Cab | 9144 5.2L L4 Turbo Diesel
  3410 FTR | heavy | 2018-2026 | 54DK6S16 | 15W-40 diesel | 428 Regular Cab, 429 Crew Cab | 9147 5.2L L4 Turbo Diesel
`;

export const CATALOGUE: readonly CatalogueMake[] = TABLE.trim()
  .split(/\n(?=\S)/)
  .map((block) => {
    const [make = '', ...models] = block.split('\n');
    const [id, name] = numbered(make);
    return { id, name, models: models.map(modelOf) };
  });

function modelOf(line: string): CatalogueModel {
  const [model = '', kind, years = '', vin = '', oil = '', submodels = '', engines = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [id, name] = numbered(model);
  const [first = FIRST_YEAR, last = LAST_YEAR] = years.split('-').map(Number);
  return {
    id,
    name,
    kind: kind as CatalogueModel['kind'],
    years: [first, last],
    vin,
    oil,
    submodels: submodels.split(', ').map(numbered),
    engines: engines.split(', ').map(numbered),
  };
}

/** `54 Ford` */
function numbered(text: string): Numbered {
  const [id = '', ...name] = text.split(' ');
  return [Number(id), name.join(' ')];
}
