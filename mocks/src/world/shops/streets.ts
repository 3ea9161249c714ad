/** Real streets of the cities that have shops. A shop at home has a street of its own; elsewhere a few will do. */
const STREETS: Record<string, readonly string[]> = {
  Chicago: [
    'Halsted Street',
    'Ashland Avenue',
    'Western Avenue',
    'Cicero Avenue',
    'Pulaski Road',
    'Kedzie Avenue',
    'Damen Avenue',
    'Elston Avenue',
    'Milwaukee Avenue',
    'Archer Avenue',
    'Clybourn Avenue',
    'Fullerton Avenue',
    'Diversey Parkway',
    'Grand Avenue',
    'Cermak Road',
    'Roosevelt Road',
  ],
  'New York': ['Atlantic Avenue', 'Northern Boulevard', 'Bruckner Boulevard', 'Hylan Boulevard'],
  'Los Angeles': ['Figueroa Street', 'Sepulveda Boulevard', 'Pico Boulevard', 'Alameda Street'],
  Dallas: ['Harry Hines Boulevard', 'Lemmon Avenue', 'Garland Road', 'Buckner Boulevard'],
  Atlanta: ['Piedmont Avenue', 'Northside Drive', 'Memorial Drive', 'Moreland Avenue'],
  Denver: ['Colfax Avenue', 'Federal Boulevard', 'Santa Fe Drive', 'Colorado Boulevard'],
  Portland: ['Burnside Street', 'Sandy Boulevard', 'Powell Boulevard', 'Interstate Avenue'],
  Montreal: [
    'rue Sherbrooke',
    'boulevard Saint-Laurent',
    'avenue du Parc',
    'rue Jean-Talon',
    'boulevard Décarie',
    'boulevard Pie-IX',
    'rue Notre-Dame',
    'boulevard Saint-Michel',
    'avenue Papineau',
    'rue Saint-Denis',
    'boulevard Crémazie',
    'rue Hochelaga',
    'boulevard Henri-Bourassa',
    'rue Beaubien',
    'avenue du Mont-Royal',
    'rue Wellington',
  ],
  Toronto: ['Dufferin Street', 'Eglinton Avenue', 'Dundas Street', 'Lake Shore Boulevard'],
  Vancouver: ['Kingsway', 'Main Street', 'Marine Drive', 'Hastings Street'],
  Calgary: ['Macleod Trail', 'Barlow Trail', 'Bow Trail', 'Edmonton Trail'],
  Ottawa: ['Bank Street', 'Carling Avenue', 'Merivale Road', 'Montreal Road'],
  'Quebec City': ['boulevard Charest', 'boulevard Hamel', 'chemin Sainte-Foy', '1re Avenue'],
  Halifax: ['Robie Street', 'Kempt Road', 'Barrington Street', 'Almon Street'],
};

/** A street of the city; `index` counts the shops there. */
export function streetOf(city: string, index: number): string {
  const streets = STREETS[city] ?? ['Main Street'];
  return streets[index % streets.length]!;
}
