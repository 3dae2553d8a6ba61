import { dataTypes } from '@archway/contracts';
import type { StorageScope } from '@archway/storage';
import type { CasePlace } from './cbct-upload.ts';

/** Where packed CTs of a case version are written. */
export const cbctScope = ({ ptId, version }: CasePlace): StorageScope => ({
  ptId,
  version,
  dataType: dataTypes.cbct,
  actions: ['get', 'put', 'abort_multi_part_upload'],
});
