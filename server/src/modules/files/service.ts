import { type Answer, type Received, dataTypes, type filesEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { isKey } from '../../infrastructure/storage/object-key.ts';
import { mayUsePersonal, personal, refusalFor } from './file-rules.ts';
import { casePrefix, personPrefix, placeOf } from './object-names.ts';
import { type CasePlaceKey, type FileInCase, casesOfFiles, plansOfFiles } from './ports.ts';

type FileContext = Pick<AppContext, 'db' | 'store'>;
type TokenRequest = Received<typeof filesEndpoints.token>['body'];

/** As short as Aliyun grants; clients ask again before the end. */
const CREDENTIAL_SECONDS = 900;
const URL_SECONDS = 3600;

/** @param origin by which the caller reached the server. */
export async function grantCredentials(
  { db, store }: FileContext,
  caller: Caller,
  request: TokenRequest,
  origin: string,
): Promise<Answer<typeof filesEndpoints.token>> {
  const prefix = await prefixFor({ db }, caller, request);
  const { expiration, ...credentials } = await store.credentials({
    prefixes: [prefix],
    actions: request.actions,
    seconds: CREDENTIAL_SECONDS,
    origin,
  });
  // Descriptions name what is uploaded, not where: each of them has the prefix of the case and type.
  const paths = request.descList.length > 0 ? request.descList.map(() => prefix) : [prefix];
  return { ...credentials, expiration: expiration.toISOString(), paths };
}

/** The one prefix that a request is about, once it is certain that the caller may do there what was asked for. */
async function prefixFor({ db }: Pick<FileContext, 'db'>, caller: Caller, request: TokenRequest): Promise<string> {
  const { caseId, version, dataType, targetOrStepId, actions } = request;
  if (caseId && version) {
    const found = await casesOfFiles.one.standing(db, caller, { caseId, version });
    const planType = await planTypeFor(db, request, { caseId, version });
    const refusal = refusalFor(found, { dataType, actions, planType, ownPlace: targetOrStepId === caller.userId });
    if (refusal) throw new Refusal(refusal);
    if (actions.includes('get')) {
      await casesOfFiles.one.opened(db, caller, [{ caseId, version, dataType, objectName: null }]);
    }
    return casePrefix({ caseId, version, dataType, targetOrStepId });
  }
  if (caseId || version || !personal.includes(dataType)) throw new Refusal('paramsError');
  const userId = request.doctorId ?? caller.userId;
  if (!mayUsePersonal(caller, { userId, dataType })) throw new Refusal('recordNotFound');
  return personPrefix({ userId, dataType });
}

/** @throws Refusal recordNotFound for a plan that the case does not have */
async function planTypeFor(
  db: FileContext['db'],
  { dataType, targetOrStepId }: TokenRequest,
  key: CasePlaceKey,
): Promise<'target' | 'step' | null> {
  if (dataType !== dataTypes.plan || !targetOrStepId) return null;
  const found = await plansOfFiles.one.typeOf(db, key, targetOrStepId);
  if (!found) throw new Refusal('recordNotFound');
  return found;
}

/** One signed URL for each name, in their order; an empty name gives an empty string. */
export async function signedUrls(
  { db, store }: FileContext,
  caller: Caller,
  objectNames: readonly string[],
  origin: string,
): Promise<string[]> {
  await requireReadable(
    db,
    caller,
    objectNames.filter((name) => name !== ''),
  );
  const sign = (name: string): Promise<string> => store.signedUrl(name, { expiresSeconds: URL_SECONDS, origin });
  return Promise.all(objectNames.map(async (name) => (name === '' ? '' : sign(name))));
}

export async function signedUrl(
  { db, store }: FileContext,
  caller: Caller,
  { objectName, downloadName }: Received<typeof filesEndpoints.tmpUrl>['body'],
  origin: string,
): Promise<Answer<typeof filesEndpoints.tmpUrl>> {
  await requireReadable(db, caller, [objectName]);
  const expiration = new Date(Date.now() + URL_SECONDS * 1000).toISOString();
  const options = { expiresSeconds: URL_SECONDS, origin, ...(downloadName && { download: downloadName }) };
  return { url: await store.signedUrl(objectName, options), expiration };
}

/** @throws Refusal storageScope for a name of no place, of another person, or of a case that the caller does not see. */
async function requireReadable(db: AppContext['db'], caller: Caller, objectNames: readonly string[]): Promise<void> {
  const files: FileInCase[] = [];
  for (const name of objectNames) {
    const place = placeOf(name);
    if (!place || !isKey(name)) throw new Refusal('storageScope');
    if (place.kind === 'case') {
      const { caseId, version, dataType } = place;
      files.push({ caseId, version, dataType, objectName: name });
    } else if (!mayUsePersonal(caller, place)) throw new Refusal('storageScope');
  }
  if (!(await casesOfFiles.one.seesAll(db, caller, files))) throw new Refusal('storageScope');
  await casesOfFiles.one.opened(db, caller, files);
}
