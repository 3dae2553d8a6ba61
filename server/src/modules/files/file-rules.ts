import { type ErrorName, type StorageAction, WILDCARD, dataTypes } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import { type VisibleVersion, isEditable } from '../cases/case-access.ts';
import type { CaseSide } from '../practices/visibility.ts';

/** What the practice gives with its case; it is closed with the intake. */
const intake: readonly number[] = [dataTypes.image, dataTypes.model, dataTypes.cbct];

/** Who writes files of the other types of a case. */
const writers: Readonly<Record<number, readonly CaseSide[]>> = {
  [dataTypes.plan]: ['design'],
  [dataTypes.production]: ['production', 'design'],
  [dataTypes.report]: ['practice', 'design'],
  [dataTypes.message]: ['practice', 'design', 'production'],
};

/** What belongs to a person and to no case. */
export const personal: readonly number[] = [dataTypes.message, dataTypes.productSettings, dataTypes.credentials];

/** Why a caller who sees a case may not do this with its files of this type; null if nothing is in the way. */
export function refusalFor(
  found: VisibleVersion,
  dataType: number,
  actions: readonly StorageAction[],
): ErrorName | null {
  if (actions.every((action) => action === 'get')) return null;
  const { sides } = found;
  if (intake.includes(dataType)) {
    if (!sides.has('practice') && !sides.has('platform')) return 'noPermission';
    return isEditable(found) ? null : 'ptNotEditable';
  }
  if (sides.has('platform')) return null;
  return (writers[dataType] ?? []).some((side) => sides.has(side)) ? null : 'noPermission';
}

export const mayUsePersonal = (caller: Caller, userId: string): boolean =>
  caller.userId === userId || caller.permissions.includes(WILDCARD);
