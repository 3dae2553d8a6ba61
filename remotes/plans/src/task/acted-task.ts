import type { TaskAction, TaskKind } from '@archway/contracts';

/** A task with its case, and what the reader may do with it. */
export interface ActedTask {
  readonly caseId: string;
  readonly version: number;
  readonly taskKind: TaskKind;
  /** Of the patient, where the page does not say it. */
  readonly patientName?: string;
  readonly actions: readonly TaskAction[];
}

/** To whom a task goes, and why. */
export interface Given {
  readonly assignUserId: string;
  readonly note: string | null;
  /** Until when it is promised from now on; absent where that stays. */
  readonly dueTime?: string;
}
