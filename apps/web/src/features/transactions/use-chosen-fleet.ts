import { anId, useAddressParam } from '../../shared/list/use-address-param.ts';

/** The fleet that the FMC's lists are narrowed to, in the address: `?fleet=5`. */
export const useChosenFleet = () => useAddressParam('fleet', anId, undefined);
