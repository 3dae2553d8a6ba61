import { type CaseModel, type Received, dataTypes, endpoints, type modelsEndpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { OpfsCheckpoints, type StorageClient, type StorageScope, createStorageClient } from '@archway/storage';

export type Registration = Received<typeof modelsEndpoints.register>['body'];

let client: StorageClient | undefined;

/** Object storage with the rights of the reader; interrupted uploads are kept over a reload where the browser can. */
export const storage = (): StorageClient =>
  (client ??= createStorageClient({
    fetchCredentials: (scope) => call(endpoints.files.token, { body: scope }, { quiet: true }),
    ...(OpfsCheckpoints.isSupported() && { checkpoints: new OpfsCheckpoints() }),
  }));

/** Where model files of a case version are written. */
export const modelScope = (ptId: string, version: number): StorageScope => ({
  ptId,
  version,
  dataType: dataTypes.model,
  actions: ['get', 'put', 'abort_multi_part_upload'],
});

/** Makes a stored object a model file of the case. */
export const registerModel = (body: Registration): Promise<CaseModel> =>
  call(endpoints.models.register, { body }, { quiet: true });
