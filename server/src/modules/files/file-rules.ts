import {
  type ErrorName,
  type FileAccess,
  type StorageAction,
  WILDCARD,
  dataTypes,
  fileAccess,
  hasDuty,
} from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { PersonPlace } from './object-names.ts';
import type { CaseStanding } from './ports.ts';

/** What the practice gives with its case; it is closed with the intake. */
const intake: readonly number[] = [dataTypes.image, dataTypes.model, dataTypes.cbct];

/** What belongs to a person and to no case. */
export const personal: readonly number[] = [
  dataTypes.message,
  dataTypes.productSettings,
  dataTypes.credentials,
  dataTypes.caseArchive,
  dataTypes.processModel,
];

/** What credentials for files of a case are asked for. */
export interface FileRequest {
  readonly dataType: number;
  readonly actions: readonly StorageAction[];
  /** Of the plan that the files belong to; null when they belong to none. */
  readonly planType: 'target' | 'step' | null;
  /** The place is named after the caller: in it nobody else may write. */
  readonly ownPlace: boolean;
}

const accessOf = (dataType: number): FileAccess | undefined =>
  (fileAccess as Readonly<Record<number, FileAccess>>)[dataType];

/** Why a caller who sees a case may not do this with its files of this type; null if nothing is in the way. */
export function refusalFor(found: CaseStanding, request: FileRequest): ErrorName | null {
  const { dataType, actions } = request;
  const reads = actions.includes('get');
  const writes = actions.some((action) => action !== 'get');
  if (reads && !mayRead(found, dataType)) return 'noPermission';
  if (!writes) return null;
  // Several parties write to a conversation: none of them may put something else where another one's file lies.
  if (dataType === dataTypes.message && !request.ownPlace) return 'noPermission';
  if (!mayWrite(found, request)) return 'noPermission';
  const open = found.editable || found.replaceable.includes(dataType);
  return intake.includes(dataType) && !open ? 'caseNotEditable' : null;
}

const mayRead = ({ sides, roles }: CaseStanding, dataType: number): boolean =>
  sides.has('platform') || roles.some((role) => accessOf(dataType)?.read.includes(role));

function mayWrite({ sides, roles, selfDesigned }: CaseStanding, { dataType, planType }: FileRequest): boolean {
  if (sides.has('platform')) return true;
  const isPlan = dataType === dataTypes.plan;
  if (isPlan && selfDesigned && hasDuty(roles, 'treat')) return true;
  const writers = roles.filter((role) => accessOf(dataType)?.write.includes(role));
  if (!isPlan || planType === null) return writers.length > 0;
  return writers.some((role) => hasDuty([role], planType));
}

/** Operators look at credentials by a call of their own, which writes every look down. */
export const mayUsePersonal = (caller: Caller, { userId, dataType }: PersonPlace): boolean =>
  caller.userId === userId || (caller.permissions.includes(WILDCARD) && dataType !== dataTypes.credentials);
