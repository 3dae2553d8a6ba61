import { PLAN_FORMAT, type PlanDocument, planDocument } from '@archway/contracts';
import { migrated } from './migrate.ts';
import { type DocumentProblem, problemAt } from './problem.ts';

type Formed = { readonly document: PlanDocument } | { readonly problems: readonly DocumentProblem[] };
type Issue = NonNullable<ReturnType<typeof planDocument.safeParse>['error']>['issues'][number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

function problemsOf(value: unknown, issue: Issue): DocumentProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => problemAt('unknownField', ...issue.path, key));
  if (issue.code === 'invalid_key') return [problemAt('unknownField', ...issue.path)];
  const there = valueAt(value, issue.path) !== undefined;
  return [problemAt(there ? 'wrongValue' : 'missing', ...issue.path)];
}

/** A value as a document of today's form: fields, types and ranges, whatever they mean together. */
export function formed(value: unknown): Formed {
  if (!isRecord(value) || value['format'] !== PLAN_FORMAT) return { problems: [problemAt('notAPlan', 'format')] };
  const today = migrated(value);
  if (!today) return { problems: [problemAt('newerVersion', 'formatVersion')] };
  const { success, data, error } = planDocument.safeParse(today);
  return success ? { document: data } : { problems: error.issues.flatMap((issue) => problemsOf(today, issue)) };
}
