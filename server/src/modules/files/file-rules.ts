import { type ErrorName, type RoleKey, type StorageAction, WILDCARD, dataTypes } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import { type VisibleVersion, isEditable } from '../cases/case-access.ts';

/** What the practice gives with its case; it is closed with the intake. */
const intake: readonly number[] = [dataTypes.image, dataTypes.model, dataTypes.cbct];

const designers: readonly RoleKey[] = ['target_design', 'step_design', 'post_process', 'design_center'];
const auditors: readonly RoleKey[] = ['target_internal_audit', 'step_internal_audit', 'internal_audit'];
const clinic: readonly RoleKey[] = ['creator', 'doctor', 'assistant'];

/** Who writes files of the other types of a case. */
const writers: Readonly<Record<number, readonly RoleKey[]>> = {
  [dataTypes.plan]: designers,
  [dataTypes.production]: ['modelmaker', ...designers],
  [dataTypes.report]: [...clinic, ...designers, ...auditors],
  [dataTypes.message]: [...clinic, ...designers, ...auditors, 'modelmaker'],
};

/** `entrust` of a case that the practice designs itself. */
const SELF_DESIGN = 0;

/** What belongs to a person and to no case. */
export const personal: readonly number[] = [dataTypes.message, dataTypes.productSettings, dataTypes.credentials];

/** Why a caller who sees a case may not do this with its files of this type; null if nothing is in the way. */
export function refusalFor(
  found: VisibleVersion,
  dataType: number,
  actions: readonly StorageAction[],
): ErrorName | null {
  if (actions.every((action) => action === 'get')) return null;
  const { sides, roles, record } = found;
  if (intake.includes(dataType)) {
    if (!sides.has('practice') && !sides.has('platform')) return 'noPermission';
    return isEditable(found) ? null : 'ptNotEditable';
  }
  if (sides.has('platform')) return null;
  if (dataType === dataTypes.plan && record.entrust === SELF_DESIGN && sides.has('practice')) return null;
  return (writers[dataType] ?? []).some((role) => roles.includes(role)) ? null : 'noPermission';
}

export const mayUsePersonal = (caller: Caller, userId: string): boolean =>
  caller.userId === userId || caller.permissions.includes(WILDCARD);
