import { PLAN_FORMAT_VERSION } from '@archway/contracts';
import { fromVersion1 } from './from-version-1.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Brings a document from the version before to the next one. */
export type Migration = (document: Fields) => Fields;

/** `migrations[0]` leads from version 1 to 2, and so on: as many as there were versions before this one. */
const planMigrations: readonly Migration[] = [fromVersion1];

/**
 * A document in the form of today. One of an unknown version is given back as it is, and refused by its form.
 * @returns null when a newer version wrote it
 */
export function migrated(document: Fields, migrations: readonly Migration[] = planMigrations): Fields | null {
  const { formatVersion } = document;
  if (typeof formatVersion !== 'number' || !Number.isInteger(formatVersion) || formatVersion < 1) return document;
  const today = migrations.length + 1;
  if (formatVersion > today) return null;
  return migrations
    .slice(formatVersion - 1)
    .reduce<Fields>(
      (older, migrate, index) => ({ ...migrate(older), formatVersion: formatVersion + index + 1 }),
      document,
    );
}

if (planMigrations.length + 1 !== PLAN_FORMAT_VERSION)
  throw new Error('a version of the plan document has no migration');
