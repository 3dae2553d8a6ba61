import { loadDataSet, readDataSet } from './data-set.ts';
import { type OldDatabase, emptyDatabase, migrationsUntil, removeMigrations } from './old-database.ts';

const made: OldDatabase[] = [];
/** Remembers a database, to be removed in the end. */
export const kept = <T extends OldDatabase>(old: T): T => {
  made.push(old);
  return old;
};
const originals = new Map<string, Promise<OldDatabase>>();

/** A database as it was when a migration was the last one, with what it held. */
export async function databaseOf(migration: string): Promise<OldDatabase> {
  const original = originals.get(migration) ?? filled(migration);
  originals.set(migration, original);
  return kept(await (await original).copy());
}

async function filled(migration: string): Promise<OldDatabase> {
  const old = kept(await emptyDatabase());
  await old.migrate(migrationsUntil(migration));
  await old.use((client) => loadDataSet(client, readDataSet(migration)));
  return old;
}

/** Removes what the tests of a file have made. */
export async function removeAll(): Promise<void> {
  for (const old of made.splice(0)) await old.remove();
  removeMigrations();
}
