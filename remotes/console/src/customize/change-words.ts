import type { CustomizationChange } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import { serviceChoices } from '../screens/users/user-words.ts';

type Change = CustomizationChange['changes'][number];

/** How the entries of a list are called. */
export interface ChangeWords {
  readonly nameOf: (key: string) => string;
}

function valueText(value: Change['to'], t: TextFunction): string {
  if (value === undefined) return t('customize.asBuilt');
  if (typeof value === 'boolean') return t(value ? 'customize.yes' : 'customize.no');
  if (value === null) return t('customize.anyService');
  if (typeof value === 'number') return serviceChoices(t).find((row) => row.value === value)?.label ?? String(value);
  return typeof value === 'string' ? value : value.join(', ');
}

/** `Aligner Cases, English name: as built → Cases`. */
export function changeLine({ key, field, from, to }: Change, { nameOf }: ChangeWords, t: TextFunction): string {
  if (key === null) return t(to === undefined || to === null ? 'customize.orderBack' : 'customize.orderChanged');
  const values = { name: nameOf(key), field: t(`customize.field.${field}`) };
  return t('customize.line', { ...values, from: valueText(from, t), to: valueText(to, t) });
}
