import { singleKeys } from '@wayside/ui';
import { readStored, writeStored } from '../session/storage.ts';

const STORED = 'single_keys';

/** As the user left them on this device. */
export const recallSingleKeys = (): void => singleKeys.turn(readStored(STORED) !== 'off');

export function turnSingleKeys(isOn: boolean): void {
  writeStored(STORED, isOn ? 'on' : 'off');
  singleKeys.turn(isOn);
}
