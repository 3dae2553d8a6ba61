import type { Config } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import type { OpenDatabase } from '../database/database.ts';
import { exclusively } from '../database/exclusively.ts';
import { installation } from './schema.ts';
import { claimFolder, folderId, folderOfObjects } from './storage-folder.ts';

/** Lock of the servers that compare themselves with a database. Any number, as long as every server takes the same. */
const COMPARING = 4_207_700_005;

type Settings = Pick<Config, 'dataFolder' | 'secrets' | 'storage' | 'databaseUrl'>;

/**
 * Makes sure that this server belongs to its database: the same secret, and the storage that has the database's objects.
 * A server that differs would answer, and fail with every file and every signature that another one has made. The first
 * server of a database says what holds.
 * @throws StartupError that names the variable and says what to do
 */
export async function assertInstallation(config: Settings, database: OpenDatabase): Promise<void> {
  const { db } = database;
  const fingerprint = config.secrets.derive('fingerprint').toString('hex').slice(0, 32);
  await exclusively(database, COMPARING, async () => {
    const [known] = await db.select().from(installation);
    if (known?.secretFingerprint && known.secretFingerprint !== fingerprint) throw otherSecret(config);
    const storage = await storageOf(config, known?.storage ?? null, known === undefined);
    if (known?.secretFingerprint && known.storage) return;
    const row = { secretFingerprint: fingerprint, storage };
    await db
      .insert(installation)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: installation.id, set: row });
  });
}

/** @param known what the database says of its storage, or null when it says nothing yet */
async function storageOf({ storage, dataFolder }: Settings, known: string | null, isNew: boolean): Promise<string> {
  if (storage.engine === 'oss') {
    const mine = `oss ${storage.endpoint ?? storage.region} ${storage.bucket}`;
    if (known && known !== mine) throw otherStorage(known, mine);
    return mine;
  }
  const folder = folderOfObjects(dataFolder);
  if (known && !known.startsWith('embedded ')) throw otherStorage(known, `the folder ${folder}`);
  const found = await folderId(folder);
  if (!known) return `embedded ${await claimFolder(folder, found, isNew)}`;
  const id = known.slice('embedded '.length);
  if (found !== id) throw otherFolder(folder, found, id);
  return known;
}

const otherSecret = ({ databaseUrl }: Settings): StartupError =>
  new StartupError(
    'ARCHWAY_SECRET (or secrets.json in ARCHWAY_DATA) is not the secret with which the servers of this database work:\n' +
      'credentials and addresses that one server signs would be refused by the others.\n' +
      'Start with the secret of the others. To change it for all, stop every server and run in the database:\n' +
      `  update installation set secret_fingerprint = null${databaseUrl ? '' : '\nor restore secrets.json from a backup.'}`,
  );

const otherStorage = (known: string, mine: string): StartupError =>
  new StartupError(
    `The objects of this database are in ${known.replace(/^embedded .*/, 'the embedded storage')}, and ARCHWAY_STORAGE chooses ${mine}.\n` +
      'Start with the storage of the others. After objects were moved, run in the database:\n' +
      '  update installation set storage = null',
  );

const otherFolder = (folder: string, found: string | null, id: string): StartupError =>
  new StartupError(
    `ARCHWAY_DATA does not have the objects of this database: ${folder} ${found ? 'belongs to another database' : 'has none'}.\n` +
      'Builds of remotes, models and photos would be missing. Start with the ARCHWAY_DATA of the other servers, shared with\n' +
      `them, or restore the folder from a backup. It is known by its file storage-id, which has to say ${id}`,
  );
