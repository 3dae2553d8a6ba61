import { CASE_ARCHIVE_VERSION, type RoleKey, rolesTowards } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { servicesOf } from '../../access/api.ts';
import {
  type CaseOrigin,
  type FileRow,
  type UnpackedFile,
  type Unpacking,
  auditChange,
  countCase,
  insertOrigin,
  lockSeal,
  tellCaseChanged,
  wasImported,
} from '../../cases/api.ts';
import { caseGrants } from '../../practices/api.ts';
import { requireDoctor } from './begin-import.ts';
import type { ValidArchive } from './validate.ts';

/** Where a case is brought, by whom. */
export interface Destination {
  readonly caseId: string;
  readonly practiceId: string;
  readonly doctorId: string;
  readonly userId: string;
  /** Of the account. */
  readonly roles: readonly RoleKey[];
  readonly again: boolean;
}

/** @throws Refusal caseArchiveImported when the practice has this archive already, and no second case was asked for */
export async function requireNew(tx: Transaction, { practiceId, again }: Destination, seal: string): Promise<void> {
  if (!again && (await wasImported(tx, practiceId, seal))) throw new Refusal('caseArchiveImported');
}

/** Writes a case of an archive whose files are stored: all of it, or nothing. */
export async function writeCase(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  { manifest, parts }: ValidArchive,
  to: Destination,
  file: (path: string) => UnpackedFile,
): Promise<void> {
  const { caseId, practiceId, doctorId, userId: importedBy } = to;
  await lockSeal(tx, practiceId, manifest.seal);
  await requireNew(tx, to, manifest.seal);
  await requireDoctor(tx, practiceId, doctorId);
  const kept = {
    people: {} as CaseOrigin['people'],
    ids: {} as CaseOrigin['ids'],
    earlier: [] as CaseOrigin['earlier'],
  };
  const rows = new Map<string, FileRow>();
  const unpacking: Unpacking = {
    ...{ tx, manifest, caseId, practiceId, doctorId, importedBy, file },
    keepName: (place, person) => {
      if (person) kept.people[place] = person.name;
    },
    keepId: (part, old, fresh) => {
      kept.ids[part] = { ...kept.ids[part], [old]: fresh };
    },
    keepRow: (path, row) => void rows.set(path, row),
    rowOf: (path) => (path === null ? undefined : rows.get(path)),
    keepEarlier: (earlier) => void kept.earlier.push(...earlier),
  };
  for (const { part, content } of parts) await part.write(unpacking, content);
  kept.ids['case'] = { [manifest.source.caseId]: caseId };
  await insertOrigin(tx, {
    ...{ caseId, practiceId, seal: manifest.seal, formatVersion: CASE_ARCHIVE_VERSION, importedBy, ...kept },
  });
  await settle(context, tx, to);
}

/** What follows once its rows stand: it is counted, its trail begins, and pages hear of it. */
async function settle(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  { caseId, doctorId, userId, roles }: Destination,
): Promise<void> {
  const row = await countCase(tx, caseId);
  if (!(await servicesOf(tx, doctorId)).includes(row.serviceType)) throw new Refusal('serviceUnavailable');
  const grants = await caseGrants(tx, { userId, roles });
  const key = { caseId, version: row.version };
  await auditChange(tx, key, { userId, roles: rolesTowards(grants, row) }, 'importCase', { to: row.status });
  await tellCaseChanged(context, tx, key, row);
}
