import type { DecodedModel } from './decoded-model.ts';

/** What the worker that prepares models does. */
export interface PrepareJobs {
  prepare: {
    input: {
      /** Moves into the worker. */
      readonly bytes: ArrayBuffer;
      readonly fileName: string;
      /** Millimetres per unit of the file; null has it guessed from the size of what is in it. */
      readonly factor: number | null;
    };
    output: DecodedModel;
  };
}
