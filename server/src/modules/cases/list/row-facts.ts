import type { CaseFacts } from '@archway/contracts';

/** The columns of `cases` that decide who sees a row. */
export interface FactColumns {
  readonly practice_id: string;
  readonly doctor_id: string;
  readonly entrust: CaseFacts['entrust'];
  readonly design_center_id: string;
  readonly handed_over: boolean;
  readonly status: CaseFacts['status'];
}

export const factsOfRow = (row: FactColumns): CaseFacts => ({
  practiceId: row.practice_id,
  doctorId: row.doctor_id,
  entrust: row.entrust,
  designCenterId: row.design_center_id,
  handedOver: row.handed_over,
  status: row.status,
});
