/** Where sub-orders wait for their files to be made. */
export const MAKING_QUEUE = 'sub-order-files';

export interface MakingJob {
  readonly makingId: string;
}
