import { useTranslation } from '@wayside/i18n';
import type { ParseKeys } from '@wayside/i18n';
import { useCallback } from 'react';

/** The server sends positions in English; known ones are translated. */
const keys: Readonly<Record<string, ParseKeys<'shops'>>> = {
  Front: 'positions.front',
  Rear: 'positions.rear',
  Left: 'positions.left',
  Right: 'positions.right',
  'Left Front': 'positions.leftFront',
  'Right Front': 'positions.rightFront',
  'Left Rear': 'positions.leftRear',
  'Right Rear': 'positions.rightRear',
};

export function usePositionText(): (position: string) => string {
  const { t } = useTranslation('shops');
  return useCallback((position) => (keys[position] ? t(keys[position]) : position), [t]);
}
