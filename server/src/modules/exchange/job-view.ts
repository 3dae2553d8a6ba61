import {
  type Answer,
  CASE_ARCHIVE_HOURS,
  type Lang,
  type caseArchiveEndpoints,
  errorText,
  errors,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { jobOfUser } from './job-repository.ts';
import type { ArchiveJobRow } from './schema.ts';

/** How far an export or import of the caller is. @throws Refusal recordNotFound, also for one that has expired */
export async function archiveJobOf(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  jobId: string,
  { lang, origin }: { readonly lang: Lang; readonly origin: string },
): Promise<Answer<typeof caseArchiveEndpoints.job>> {
  const job = await jobOfUser(db, caller.userId, jobId);
  const left = job ? expiryOf(job).getTime() - Date.now() : 0;
  if (!job || left <= 0) throw new Refusal('recordNotFound');
  const { kind, state, progress, problem, caseId } = job;
  return {
    ...{ jobId, kind, state, progress, caseId },
    problem: problem && { code: errors[problem.name].code, text: errorText(problem.name, lang, problem.values) },
    download: kind === 'export' && state === 'done' ? await downloadOf(store, job, origin, left) : null,
    expires: expiryOf(job).toISOString(),
  };
}

const expiryOf = ({ createTime }: ArchiveJobRow): Date =>
  new Date(createTime.getTime() + CASE_ARCHIVE_HOURS * 3_600_000);

async function downloadOf(
  store: AppContext['store'],
  { objectName, caseId }: ArchiveJobRow,
  origin: string,
  left: number,
) {
  const fileName = `archway-case-${caseId}.zip`;
  const expiresSeconds = Math.max(1, Math.floor(left / 1000));
  const [url, info] = await Promise.all([
    store.signedUrl(objectName, { expiresSeconds, origin, download: fileName }),
    store.head(objectName),
  ]);
  return { url, fileName, size: info?.size ?? 0 };
}
