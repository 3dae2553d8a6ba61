import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { folderOfObjects } from '../installation/storage-folder.ts';
import { EmbeddedStore } from './embedded-store.ts';
import type { ObjectStore } from './object-store.ts';
import { OssStore } from './oss-store.ts';

export interface OpenStorage {
  readonly store: ObjectStore;
  close(): Promise<void>;
}

/** Below which browsers upload. */
const UPLOADED = 'archway/';

/** A rule that is missing shows in no other way until somebody's file is replaced. */
async function openBucket(store: OssStore, log: FastifyBaseLogger): Promise<OssStore> {
  const prefix = UPLOADED;
  const forbids = await store.forbidsReplacing(prefix);
  if (forbids === false)
    log.error({ prefix }, 'the bucket lets uploads replace files: prohibit overwriting below this prefix');
  if (forbids === null)
    log.warn({ prefix }, 'whether the bucket prohibits overwriting is not known: grant oss:GetBucketOverwriteConfig');
  return store;
}

type StorageSettings = Pick<Config, 'storage' | 'dataFolder' | 'databaseUrl' | 'secrets' | 'port' | 'hosts'>;

/** Opens the storage of the configuration: files below the data folder, or a bucket of Aliyun. */
export async function openStorage(config: StorageSettings, db: Database, log: FastifyBaseLogger): Promise<OpenStorage> {
  const { storage } = config;
  if (storage.engine === 'oss') return { store: await openBucket(new OssStore(storage), log), close: async () => {} };
  const store = await EmbeddedStore.open({
    db,
    folder: folderOfObjects(config.dataFolder),
    bucket: storage.bucket,
    secret: config.secrets.derive('storage'),
    operator: storage.operator,
    port: config.port,
    hosts: config.hosts,
    // The embedded database lets no second process in.
    alone: config.databaseUrl === null,
    log,
  });
  await store.sweep(true);
  return { store, close: () => store.close() };
}
