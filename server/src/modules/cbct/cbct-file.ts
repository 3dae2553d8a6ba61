import { CBCT_FILE_LIMIT_MB, type CaseCbct, type Received, type cbctEndpoints, dataTypes } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import { type CaseFileKind, recordFile } from '../cases/api.ts';
import { PICTURE_QUEUE, type PictureJob } from './cbct-picture.ts';
import { cbctObjectsAmong, cbctOfVersion } from './cbct-view.ts';
import { isAsDescribed } from './packed-cbct.ts';
import { cbctOf, deleteCbct, findCbct, insertCbct } from './repository.ts';
import type { CbctRecord } from './schema.ts';

type Registration = Received<typeof cbctEndpoints.register>['body'];

/** The CBCT of a case version, one: another one takes its place. What is packed must be what it is said to be. */
export const cbctFile = ({
  store,
  jobs,
}: Pick<AppContext, 'store' | 'jobs'>): CaseFileKind<Registration, CbctRecord, CaseCbct> => ({
  dataType: dataTypes.cbct,
  limitMb: CBCT_FILE_LIMIT_MB,
  objectsOf: ({ objectName, quickLookName }) => [objectName, quickLookName],
  madeOf: ({ thumbName }) => (thumbName ? [thumbName] : []),
  formats: ({ objectName, quickLookName }) => [
    [['zip'], [objectName]],
    [['ls'], [quickLookName]],
  ],
  async verify({ objectName, size, volume }) {
    if (!(await isAsDescribed(store, objectName, size, volume))) throw new Refusal('cbctMismatch');
  },
  standing: cbctOf,
  async put(open, given, old) {
    const { tx, caller } = open;
    if (old) await deleteCbct(tx, old.cbctId);
    const cbctId = await insertCbct(tx, { ...given, uploadedBy: caller.userId });
    await recordFile(open, 'uploadCbct', { id: cbctId, fileName: given.fileName });
    await jobs.send<PictureJob>(PICTURE_QUEUE, { cbctId }, { tx });
    return cbctId;
  },
  idOf: ({ cbctId }) => cbctId,
  find: findCbct,
  async remove(open, { cbctId, fileName }) {
    await deleteCbct(open.tx, cbctId);
    await recordFile(open, 'removeCbct', { id: cbctId, fileName });
  },
  inUse: cbctObjectsAmong,
  view: (db, _cbctId, { version }) => cbctOfVersion(db, version),
});
