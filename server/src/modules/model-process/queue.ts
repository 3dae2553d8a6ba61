/** Where orders wait for their models to be processed. */
export const PROCESS_QUEUE = 'model-process';

export interface ProcessJob {
  readonly processId: string;
  readonly run: number;
}
