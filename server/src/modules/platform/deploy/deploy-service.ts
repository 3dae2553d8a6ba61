import { isDeepStrictEqual } from 'node:util';
import type { BuildRecord, DoctorFinding, Lang } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Actor } from '../actor.ts';
import type { Doctor } from '../doctor/doctor-service.ts';
import { onWire } from '../doctor/finding.ts';
import { endDeploy, findDeploy, insertEntry, startDeploy } from '../entry-repository.ts';
import { STABLE } from '../pins/channels.ts';
import type { Registry } from '../registry.ts';
import { type BuildFiles, assertFiles, integrityOf, storeKey, versionOf } from './build-files.ts';
import { readRecord } from './build-record.ts';
import { mediaType } from './media-types.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { storedFiles } from './stored-files.ts';
import { verifyStored } from './verify-stored.ts';

interface Announcement {
  readonly name: string;
  readonly announced: Readonly<Record<string, unknown>>;
  readonly files: BuildFiles;
}

export interface DeployService {
  /** Checks an announced build; answers its version and the files whose bytes are still missing. */
  begin(
    announcement: Announcement,
    actor: Actor,
    lang: Lang,
  ): Promise<{ version: string; missing: string[]; findings: DoctorFinding[] }>;
  upload(name: string, version: string, file: string, bytes: Buffer): Promise<void>;
  /** Makes the build an entry. Doing it twice is the same as doing it once. */
  finish(name: string, version: string, lang: Lang): Promise<{ version: string; findings: DoctorFinding[] }>;
}

export function deployService(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  registry: Registry,
  doctor: Doctor,
): DeployService {
  const judged = async (record: BuildRecord, lang: Lang): Promise<DoctorFinding[]> => {
    const { findings, refusals } = await doctor.judge(record, STABLE);
    refuseConflicts(refusals, lang);
    return findings.map(onWire);
  };

  return {
    begin: async ({ name, announced, files }, actor, lang) => {
      const read = readRecord(announced, name);
      if ('unknown' in read) refuseConflicts(read.unknown, lang);
      const { record } = read as { record: BuildRecord };
      assertFiles(files, record.entry);
      const version = versionOf(record.version, files);
      const entry = await registry.entry(name, version);
      if (entry && !isDeepStrictEqual(entry.files, files)) throw new Refusal('versionExists');
      const findings = await judged(record, lang);
      if (entry) return { version, missing: [], findings };
      await startDeploy(db, { name, version, record, files, startedBy: actor.name });
      const stored = await storedFiles(store, name, version);
      return { version, missing: Object.keys(files).filter((file) => !stored.has(file)), findings };
    },

    upload: async (name, version, file, bytes) => {
      const deploy = await findDeploy(db, name, version);
      // Somebody who deploys the same build may have finished it meanwhile: its bytes are there.
      const entry = deploy ? undefined : await registry.entry(name, version);
      const files = deploy?.files ?? entry?.files;
      if (!files) throw new Refusal('versionUnknown');
      const announced = files[file];
      if (announced?.size !== bytes.length || announced.integrity !== integrityOf(bytes))
        throw new Refusal('integrityMismatch', { name: file });
      if (!entry) await store.put(storeKey(name, version, file), bytes, { contentType: mediaType(file) });
    },

    finish: async (name, version, lang) => {
      const deploy = await findDeploy(db, name, version);
      if (!deploy) {
        const entry = await registry.entry(name, version);
        if (!entry) throw new Refusal('versionUnknown');
        return { version, findings: await judged(entry.record, lang) };
      }
      const { record, files, startedBy } = deploy;
      await verifyStored(store, deploy, lang);
      const findings = await judged(record, lang);
      await db.transaction(async (tx) => {
        await insertEntry(tx, { name, version, record, files, bundled: false, deployedBy: startedBy });
        await endDeploy(tx, name, version);
      });
      return { version, findings };
    },
  };
}
