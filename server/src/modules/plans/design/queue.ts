import type { DesignChoices } from '@archway/contracts';

/** Where designs by the machine wait for a worker. */
export const DESIGN_QUEUE = 'plan-designs';

export interface DesignJob {
  readonly designId: string;
  /** Absent: as the prescription asks. */
  readonly choices?: DesignChoices | undefined;
  /** Whether roots are taken from the CBCT of the case. */
  readonly roots?: boolean;
}
