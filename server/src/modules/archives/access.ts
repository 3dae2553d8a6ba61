import { type ArchiveKind, dataTypes, fileAccess, hasDuty, treatStatus } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { VisibleCase, VisibleVersion } from '../cases/api.ts';

const { read: readers, write: writers } = fileAccess[dataTypes.archive];

const isOneOfThem = ({ roles }: Pick<VisibleCase, 'roles'>, allowed: typeof readers): boolean =>
  hasDuty(roles, 'operate') || roles.some((role) => allowed.includes(role));

/** The library is for those who treat and design; who produces sees the case without it. @throws Refusal archivesClosed */
export function requireReader(found: Pick<VisibleCase, 'roles'>): void {
  if (!isOneOfThem(found, readers)) throw new Refusal('archivesClosed');
}

/** What this reader may add to a version now. Of a treatment that is over there are records, and no visits. */
export function additionsTo(found: Pick<VisibleVersion, 'roles' | 'version'>) {
  const canAddDataBase = isOneOfThem(found, writers);
  return { canAddDataBase, canAddFollowUp: canAddDataBase && found.version.treatStatus !== treatStatus.ended };
}

/** Whoever may add may change, too. @throws Refusal archivesClosed, noPermission, treatmentOver */
export function requireWriter(found: VisibleVersion, kind: ArchiveKind): void {
  requireReader(found);
  const { canAddDataBase, canAddFollowUp } = additionsTo(found);
  if (!canAddDataBase) throw new Refusal('noPermission');
  if (kind === 'followUp' && !canAddFollowUp) throw new Refusal('treatmentOver');
}
