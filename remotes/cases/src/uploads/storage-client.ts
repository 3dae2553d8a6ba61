import { dataTypes, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import {
  OpfsCheckpoints,
  type StorageClient,
  type StorageClientOptions,
  type StorageScope,
  createStorageClient,
} from '@archway/storage';

/** The case version that files belong to. */
export interface CasePlace {
  readonly caseId: string;
  readonly version: number;
}

const fetchCredentials: StorageClientOptions['fetchCredentials'] = (scope) =>
  call(endpoints.files.token, { body: scope }, { quiet: true });

let keeping: StorageClient | undefined;
let forgetting: StorageClient | undefined;

/** Object storage with the rights of the reader; interrupted uploads are kept over a reload where the browser can. */
export const storage = (): StorageClient =>
  (keeping ??= createStorageClient({
    fetchCredentials,
    ...(OpfsCheckpoints.isSupported() && { checkpoints: new OpfsCheckpoints() }),
  }));

/** The same for small files: what a reload interrupts is chosen again, and its bytes are kept nowhere. */
export const passingStorage = (): StorageClient => (forgetting ??= createStorageClient({ fetchCredentials }));

/** Where files of a kind are written for a case version. */
export const caseScope = (
  { caseId, version }: CasePlace,
  kind: 'image' | 'model' | 'cbct' | 'archive',
): StorageScope => ({
  caseId,
  version,
  dataType: dataTypes[kind],
  actions: ['get', 'put', 'abort_multi_part_upload'],
});
