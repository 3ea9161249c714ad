/** A city with its coordinates in degrees and the postal code of its center. */
export interface City {
  name: string;
  state: string;
  country: 'US' | 'CA';
  latitude: number;
  longitude: number;
  postcode: string;
  /** French name where it differs. */
  french?: string;
}

type Row = readonly [
  name: string,
  state: string,
  latitude: number,
  longitude: number,
  postcode: string,
  french?: string,
];

/** Largest first: equal matches are suggested in this order. */
const US: readonly Row[] = [
  ['New York', 'New York', 40.7128, -74.006, '10007'],
  ['Los Angeles', 'California', 34.0522, -118.2437, '90012'],
  ['Chicago', 'Illinois', 41.8781, -87.6298, '60602'],
  ['Houston', 'Texas', 29.7604, -95.3698, '77002'],
  ['Phoenix', 'Arizona', 33.4484, -112.074, '85003'],
  ['Philadelphia', 'Pennsylvania', 39.9526, -75.1652, '19107', 'Philadelphie'],
  ['San Antonio', 'Texas', 29.4241, -98.4936, '78205'],
  ['San Diego', 'California', 32.7157, -117.1611, '92101'],
  ['Dallas', 'Texas', 32.7767, -96.797, '75202'],
  ['Jacksonville', 'Florida', 30.3322, -81.6557, '32202'],
  ['Austin', 'Texas', 30.2672, -97.7431, '78701'],
  ['Fort Worth', 'Texas', 32.7555, -97.3308, '76102'],
  ['San Jose', 'California', 37.3382, -121.8863, '95113'],
  ['Columbus', 'Ohio', 39.9612, -82.9988, '43215'],
  ['Charlotte', 'North Carolina', 35.2271, -80.8431, '28202'],
  ['Indianapolis', 'Indiana', 39.7684, -86.1581, '46204'],
  ['San Francisco', 'California', 37.7749, -122.4194, '94102'],
  ['Seattle', 'Washington', 47.6062, -122.3321, '98104'],
  ['Denver', 'Colorado', 39.7392, -104.9903, '80202'],
  ['Oklahoma City', 'Oklahoma', 35.4676, -97.5164, '73102'],
  ['Nashville', 'Tennessee', 36.1627, -86.7816, '37201'],
  ['Washington', 'District of Columbia', 38.9072, -77.0369, '20004'],
  ['El Paso', 'Texas', 31.7619, -106.485, '79901'],
  ['Las Vegas', 'Nevada', 36.1716, -115.1391, '89101'],
  ['Boston', 'Massachusetts', 42.3601, -71.0589, '02108'],
  ['Detroit', 'Michigan', 42.3314, -83.0458, '48226'],
  ['Portland', 'Oregon', 45.5152, -122.6784, '97204'],
  ['Louisville', 'Kentucky', 38.2527, -85.7585, '40202'],
  ['Memphis', 'Tennessee', 35.1495, -90.049, '38103'],
  ['Baltimore', 'Maryland', 39.2904, -76.6122, '21202'],
  ['Milwaukee', 'Wisconsin', 43.0389, -87.9065, '53202'],
  ['Albuquerque', 'New Mexico', 35.0844, -106.6504, '87102'],
  ['Tucson', 'Arizona', 32.2226, -110.9747, '85701'],
  ['Fresno', 'California', 36.7378, -119.7871, '93721'],
  ['Sacramento', 'California', 38.5816, -121.4944, '95814'],
  ['Mesa', 'Arizona', 33.4152, -111.8315, '85201'],
  ['Kansas City', 'Missouri', 39.0997, -94.5786, '64106'],
  ['Atlanta', 'Georgia', 33.749, -84.388, '30303'],
  ['Colorado Springs', 'Colorado', 38.8339, -104.8214, '80903'],
  ['Omaha', 'Nebraska', 41.2565, -95.9345, '68102'],
  ['Raleigh', 'North Carolina', 35.7796, -78.6382, '27601'],
  ['Miami', 'Florida', 25.7617, -80.1918, '33130'],
  ['Minneapolis', 'Minnesota', 44.9778, -93.265, '55401'],
  ['Tulsa', 'Oklahoma', 36.154, -95.9928, '74103'],
  ['Tampa', 'Florida', 27.9506, -82.4572, '33602'],
  ['New Orleans', 'Louisiana', 29.9511, -90.0715, '70112', 'La Nouvelle-Orléans'],
  ['Wichita', 'Kansas', 37.6872, -97.3301, '67202'],
  ['Cleveland', 'Ohio', 41.4993, -81.6944, '44114'],
  ['Honolulu', 'Hawaii', 21.3069, -157.8583, '96813'],
  ['Cincinnati', 'Ohio', 39.1031, -84.512, '45202'],
  ['Pittsburgh', 'Pennsylvania', 40.4406, -79.9959, '15222'],
  ['St. Louis', 'Missouri', 38.627, -90.1994, '63101', 'Saint-Louis'],
  ['Orlando', 'Florida', 28.5384, -81.3789, '32801'],
  ['Anchorage', 'Alaska', 61.2181, -149.9003, '99501'],
  ['Springfield', 'Missouri', 37.209, -93.2923, '65806'],
  ['Springfield', 'Massachusetts', 42.1015, -72.5898, '01103'],
  ['Salt Lake City', 'Utah', 40.7608, -111.891, '84111'],
  ['Boise', 'Idaho', 43.615, -116.2023, '83702'],
  ['Springfield', 'Illinois', 39.7817, -89.6501, '62701'],
  ['Portland', 'Maine', 43.6591, -70.2568, '04101'],
  ['Billings', 'Montana', 45.7833, -108.5007, '59101'],
];

const CA: readonly Row[] = [
  ['Toronto', 'Ontario', 43.6532, -79.3832, 'M5H 2N2'],
  ['Montreal', 'Quebec', 45.5019, -73.5674, 'H2Y 1C6', 'Montréal'],
  ['Calgary', 'Alberta', 51.0447, -114.0719, 'T2P 2M5'],
  ['Ottawa', 'Ontario', 45.4215, -75.6972, 'K1P 1J1'],
  ['Edmonton', 'Alberta', 53.5461, -113.4938, 'T5J 2R7'],
  ['Winnipeg', 'Manitoba', 49.8951, -97.1384, 'R3B 1B9'],
  ['Mississauga', 'Ontario', 43.589, -79.6441, 'L5B 3C1'],
  ['Vancouver', 'British Columbia', 49.2827, -123.1207, 'V5Y 1V4'],
  ['Brampton', 'Ontario', 43.7315, -79.7624, 'L6Y 4R2'],
  ['Hamilton', 'Ontario', 43.2557, -79.8711, 'L8P 4Y5'],
  ['Surrey', 'British Columbia', 49.1913, -122.849, 'V3T 1V8'],
  ['Quebec City', 'Quebec', 46.8139, -71.208, 'G1R 4S9', 'Québec'],
  ['Halifax', 'Nova Scotia', 44.6488, -63.5752, 'B3J 3A5'],
  ['Laval', 'Quebec', 45.6066, -73.7124, 'H7V 3Z4'],
  ['London', 'Ontario', 42.9849, -81.2453, 'N6B 1Z2'],
  ['Markham', 'Ontario', 43.8561, -79.337, 'L3R 9W3'],
  ['Gatineau', 'Quebec', 45.4765, -75.7013, 'J8X 2H9'],
  ['Saskatoon', 'Saskatchewan', 52.1332, -106.67, 'S7K 0J5'],
  ['Kitchener', 'Ontario', 43.4516, -80.4925, 'N2G 4G7'],
  ['Longueuil', 'Quebec', 45.5312, -73.5181, 'J4K 5G7'],
  ['Burnaby', 'British Columbia', 49.2488, -122.9805, 'V5G 1M2'],
  ['Windsor', 'Ontario', 42.3149, -83.0364, 'N9A 6S1'],
  ['Regina', 'Saskatchewan', 50.4452, -104.6189, 'S4P 3C8'],
  ['Sherbrooke', 'Quebec', 45.4042, -71.8929, 'J1H 5H9'],
  ['Saguenay', 'Quebec', 48.428, -71.0685, 'G7H 5B8'],
  ['Levis', 'Quebec', 46.8033, -71.1779, 'G6V 7W9', 'Lévis'],
  ['Kelowna', 'British Columbia', 49.888, -119.496, 'V1Y 1J4'],
  ['Barrie', 'Ontario', 44.3894, -79.6903, 'L4M 4T5'],
  ['Abbotsford', 'British Columbia', 49.0504, -122.3045, 'V2T 1W7'],
  ['St. John’s', 'Newfoundland and Labrador', 47.5615, -52.7126, 'A1C 5M2', 'Saint-Jean'],
  ['Trois-Rivieres', 'Quebec', 46.3432, -72.543, 'G9A 5H3', 'Trois-Rivières'],
  ['Kingston', 'Ontario', 44.2312, -76.486, 'K7L 2Z3'],
  ['Victoria', 'British Columbia', 48.4284, -123.3656, 'V8W 1P6'],
  ['Moncton', 'New Brunswick', 46.0878, -64.7782, 'E1C 1E8'],
  ['Fredericton', 'New Brunswick', 45.9636, -66.6431, 'E3B 1B5'],
  ['Saint John', 'New Brunswick', 45.2733, -66.0633, 'E2L 4L1', 'Saint-Jean'],
  ['Charlottetown', 'Prince Edward Island', 46.2382, -63.1311, 'C1A 1K7'],
  ['Thunder Bay', 'Ontario', 48.3809, -89.2477, 'P7E 5V3'],
  ['Sudbury', 'Ontario', 46.4917, -80.993, 'P3A 5P3'],
  ['Whitehorse', 'Yukon', 60.7212, -135.0568, 'Y1A 1C4'],
  ['Yellowknife', 'Northwest Territories', 62.454, -114.3718, 'X1A 2N5'],
];

const FRENCH_STATES: Record<string, string> = {
  California: 'Californie',
  Pennsylvania: 'Pennsylvanie',
  Florida: 'Floride',
  Georgia: 'Géorgie',
  Louisiana: 'Louisiane',
  Oregon: 'Oregon',
  Quebec: 'Québec',
  'British Columbia': 'Colombie-Britannique',
  'Nova Scotia': 'Nouvelle-Écosse',
  'New Brunswick': 'Nouveau-Brunswick',
  'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
  'Prince Edward Island': 'Île-du-Prince-Édouard',
  'Northwest Territories': 'Territoires du Nord-Ouest',
  'North Carolina': 'Caroline du Nord',
  'New Mexico': 'Nouveau-Mexique',
  'District of Columbia': 'District de Columbia',
};

function cityOf(country: 'US' | 'CA') {
  return ([name, state, latitude, longitude, postcode, french]: Row): City => ({
    name,
    state,
    country,
    latitude,
    longitude,
    postcode,
    french,
  });
}

export const CITIES: readonly City[] = [...US.map(cityOf('US')), ...CA.map(cityOf('CA'))];

export const frenchState = (state: string): string => FRENCH_STATES[state] ?? state;

export function cityNamed(name: string, country: 'US' | 'CA'): City {
  const match = CITIES.find((city) => city.country === country && city.name === name);
  if (!match) throw new Error(`No city ${name} in ${country}`);
  return match;
}
