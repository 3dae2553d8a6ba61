import { type CaseCbct, type CaseModel, type CasePhoto, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';

export const fileKinds = ['models', 'repaired', 'photos', 'cbct'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Object names of the files of a case version, by kind. */
export type CaseFiles = Readonly<Record<FileKind, readonly string[]>>;

interface Found {
  readonly models: readonly Pick<CaseModel, 'objectName' | 'originObjectName' | 'preparation'>[];
  readonly photos: readonly Pick<CasePhoto, 'objectName'>[];
  readonly cbct: Pick<CaseCbct, 'objectName'> | null;
}

/** What of a case is downloaded: of a model the original where one is kept, for it says more than its compressed form. */
export const filesOf = ({ models, photos, cbct }: Found): CaseFiles => ({
  models: models.map(({ objectName, originObjectName }) => originObjectName ?? objectName),
  repaired: models.flatMap(({ preparation }) => (preparation ? [preparation.objectName] : [])),
  photos: photos.map(({ objectName }) => objectName),
  cbct: cbct ? [cbct.objectName] : [],
});

/** Most names that are signed in one call. */
const AT_ONCE = 200;

/** A signed URL for each object, in their order; an empty one for an object that may not be read. @throws ApiError */
export async function signedUrls(names: readonly string[], signal: AbortSignal): Promise<string[]> {
  const urls: string[] = [];
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const body = { objectNameList: names.slice(at, at + AT_ONCE) };
    urls.push(...(await call(endpoints.files.accessUrls, { body }, { quiet: true, signal })));
  }
  return urls;
}
