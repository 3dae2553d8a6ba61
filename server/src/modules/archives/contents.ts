import type { ArchiveContents } from '@archway/contracts';
import type { ArchiveRecord } from './schema.ts';

type Columns = Pick<
  ArchiveRecord,
  'kind' | 'name' | 'remarks' | 'visitDate' | 'upperStep' | 'lowerStep' | 'findings' | 'nextVisit'
>;

const noVisit = { visitDate: null, upperStep: null, lowerStep: null, findings: [], nextVisit: null };

/** As the table keeps it. */
export const toColumns = (contents: ArchiveContents): Columns =>
  contents.kind === 'record' ? { ...noVisit, ...contents } : { name: null, ...contents };

/** As the wire shows it. */
export function contentsOf({ kind, name, remarks, ...visit }: Columns): ArchiveContents {
  if (kind === 'record') return { kind, name: name ?? '', remarks };
  const { visitDate, upperStep, lowerStep, findings, nextVisit } = visit;
  if (visitDate === null) throw new Error('a visit without its day');
  return { kind, visitDate, upperStep, lowerStep, findings, remarks, nextVisit };
}
