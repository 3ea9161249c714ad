import { oneOf, useAddressParam, withParam } from '../../../shared/list/use-address-param.ts';

const NAME = 'trend';
const OPEN = oneOf(['open']);

/** Whether the trend of payments is open, in the address. */
export function useTrendAddress(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [shown, setShown] = useAddressParam(NAME, OPEN, undefined);
  return [shown === 'open', (isOpen) => setShown(isOpen ? 'open' : undefined)];
}

/** Another view of the page, with the trend as it was. */
export const withTrendOf = (old: URLSearchParams, next: URLSearchParams): URLSearchParams =>
  withParam(next, NAME, OPEN, old.get(NAME) === 'open' ? 'open' : undefined);
