import type { ProductionDevice } from '@archway/contracts';
import { type TextFunction, formatListTime } from '@archway/platform';
import { plateText } from '../../making/batch-words.ts';

/** What it is: a kind, and the model where it has one. */
export const kindText = ({ kind, model }: ProductionDevice, t: TextFunction): string =>
  [t(`device.kind.${kind}`), model].filter(Boolean).join(' · ');

/** Its plate; of a printer alone. */
export const plateOf = ({ plateWidth, plateDepth }: ProductionDevice): string | undefined =>
  plateWidth && plateDepth ? plateText(plateWidth, plateDepth) : undefined;

/** When it reported last; of a cutting machine alone. */
export const reportText = ({ kind, keyPrefix, seenTime }: ProductionDevice, t: TextFunction): string | undefined => {
  if (kind === 'printer') return undefined;
  if (keyPrefix === null) return t('device.noKey');
  return seenTime ? t('device.seen', { time: formatListTime(seenTime) }) : t('device.neverSeen');
};
