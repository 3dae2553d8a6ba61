import type { CaseDetail } from '@archway/contracts';
import type { Subject } from '@archway/ceph';
import { saveBlob } from '@archway/storage';
import type { Tracing } from '../tracing/tracing-state.ts';
import { measuresCsv } from './measures-csv.ts';

/** Spreadsheets read a table without this mark in their own encoding. */
const BOM = '\uFEFF';

/** Hands the measures to the reader as a table. */
export function exportMeasures({ ptNo }: Pick<CaseDetail, 'ptNo'>, tracing: Tracing, subject: Subject): void {
  const table = new Blob([BOM, measuresCsv(tracing, subject)], { type: 'text/csv;charset=utf-8' });
  saveBlob(table, `${ptNo}-ceph-${tracing.filmDate}.csv`);
}
