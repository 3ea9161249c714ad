/** A service shops offer, defined once for all fleets. */
export interface ServiceDefinition {
  id: number;
  name: { en: string; fr: string };
  /** Positions on the vehicle; empty when there is nothing to choose. */
  positions: readonly string[];
  /** Price at a shop of average prices, in the country's currency. */
  price: number;
  /** Miles between services; null for a service without an interval. */
  interval: number | null;
  /** Also offered for medium- and heavy-duty vehicles. */
  heavyDuty: boolean;
}

const AXLES = ['Front', 'Rear'] as const;
const CORNERS = ['Left Front', 'Right Front', 'Left Rear', 'Right Rear'] as const;
const NONE = [] as const;

type Row = readonly [
  en: string,
  fr: string,
  price: number,
  interval: number | null,
  positions: readonly string[],
  heavyDuty: boolean,
];

const ROWS: readonly Row[] = [
  ['Oil change', 'Vidange d’huile', 74.95, 7500, NONE, true],
  ['Brake pads', 'Plaquettes de frein', 219.5, 40000, AXLES, true],
  ['Tire rotation', 'Permutation des pneus', 34.95, 7500, NONE, true],
  ['Wiper blades', 'Balais d’essuie-glace', 38.5, 15000, AXLES, true],
  ['Engine air filter', 'Filtre à air du moteur', 42.75, 30000, NONE, true],
  ['Cabin air filter', 'Filtre à air de l’habitacle', 54.95, 20000, NONE, false],
  ['Brake rotors', 'Disques de frein', 338, 70000, AXLES, true],
  ['Brake fluid flush', 'Vidange du liquide de frein', 109.95, 30000, NONE, true],
  ['Battery replacement', 'Remplacement de la batterie', 189.95, 50000, NONE, true],
  ['Wheel alignment', 'Alignement des roues', 119.95, 25000, NONE, false],
  ['Tire replacement', 'Remplacement d’un pneu', 184.25, 50000, CORNERS, true],
  ['Tire repair', 'Réparation d’un pneu', 32.5, null, CORNERS, true],
  ['Wheel balancing', 'Équilibrage des roues', 64.95, 15000, NONE, false],
  ['Coolant flush', 'Vidange du liquide de refroidissement', 139.95, 60000, NONE, true],
  ['Transmission fluid service', 'Entretien de l’huile de transmission', 224.5, 60000, NONE, true],
  ['Power steering flush', 'Vidange de la servodirection', 114.95, 50000, NONE, true],
  ['Differential service', 'Entretien du différentiel', 128.75, 50000, AXLES, true],
  ['Transfer case service', 'Entretien de la boîte de transfert', 104.95, 50000, NONE, false],
  ['Fuel filter', 'Filtre à carburant', 92.5, 30000, NONE, true],
  ['Spark plugs', 'Bougies d’allumage', 246.95, 90000, NONE, false],
  ['Ignition coil', 'Bobine d’allumage', 198.4, null, NONE, false],
  ['Serpentine belt', 'Courroie d’accessoires', 134.95, 75000, NONE, true],
  ['Timing belt', 'Courroie de distribution', 798, 100000, NONE, false],
  ['Water pump', 'Pompe à eau', 512.6, null, NONE, true],
  ['Thermostat', 'Thermostat', 214.3, null, NONE, true],
  ['Radiator', 'Radiateur', 684.75, null, NONE, true],
  ['Alternator', 'Alternateur', 558.2, null, NONE, true],
  ['Starter', 'Démarreur', 472.9, null, NONE, true],
  ['Shock absorbers', 'Amortisseurs', 396.5, 80000, AXLES, true],
  ['Struts', 'Jambes de suspension', 542, 80000, CORNERS, false],
  ['Ball joints', 'Rotules', 318.4, null, ['Left', 'Right'], true],
  ['Wheel bearing', 'Roulement de roue', 364.95, null, CORNERS, true],
  ['Tie rod end', 'Embout de biellette de direction', 176.8, null, ['Left', 'Right'], true],
  ['CV axle', 'Demi-arbre de roue', 428.35, null, ['Left', 'Right'], false],
  ['Exhaust repair', 'Réparation de l’échappement', 286.4, null, NONE, true],
  ['Oxygen sensor', 'Capteur d’oxygène', 242.15, null, NONE, true],
  ['Headlight bulb', 'Ampoule de phare', 36.95, null, ['Left', 'Right'], true],
  ['Air conditioning service', 'Entretien de la climatisation', 168.5, 30000, NONE, true],
  ['Check engine diagnosis', 'Diagnostic du témoin moteur', 129.95, null, NONE, true],
  ['Safety inspection', 'Inspection de sécurité', 49.95, 12000, NONE, true],
];

const FIRST_ID = 101;

export const SERVICE_CATALOGUE: readonly ServiceDefinition[] = ROWS.map(
  ([en, fr, price, interval, positions, heavyDuty], index) => ({
    id: FIRST_ID + index,
    name: { en, fr },
    positions,
    price,
    interval,
    heavyDuty,
  }),
);

export const serviceOf = (id: number): ServiceDefinition | undefined => SERVICE_CATALOGUE[id - FIRST_ID];

const byName = new Map(
  SERVICE_CATALOGUE.flatMap((service) => [[service.name.en, service] as const, [service.name.fr, service] as const]),
);

/** Finds a service by its name in either language. */
export const serviceNamed = (name: string): ServiceDefinition | undefined => byName.get(name);

/** Vehicle types from this one on are medium or heavy duty; type 10 is priced only by the shop. */
const FIRST_HEAVY_TYPE = 8;

export const isHeavyDuty = (vehicleTypeId: number | null): boolean =>
  vehicleTypeId !== null && vehicleTypeId >= FIRST_HEAVY_TYPE;
