import type { UploadState } from './states.ts';

/** One file, or what belongs to one, on its way from the disk of the reader into a case; flows add what they know of it. */
export interface Upload<Step extends string = string, Failure = unknown> {
  readonly id: string;
  readonly state: UploadState;
  /** What is done now, as the flow calls it; several may be in one state. */
  readonly step: Step;
  /** 0 to 1 within the step. */
  readonly share: number;
  /** Bytes that the step sends; 0 for steps that send none. */
  readonly bytes: number;
  /** Share per second; null until it can be told. */
  readonly rate: number | null;
  /** Held by the reader, while it is sent. */
  readonly paused: boolean;
  /** Why it stopped, in the terms of the flow. */
  readonly failure: Failure | null;
}

/** What a flow may change; the state changes by the machine alone. */
export type Change<U extends Upload> = Partial<Omit<U, 'id' | 'state' | 'paused'>>;

/** What every upload has, whatever its flow; a failure can only be taken away here. */
export type Progress = Partial<Pick<Upload, 'share' | 'bytes' | 'rate'>> & { readonly failure?: null };

/** What each upload begins with. */
export const newUpload = <Step extends string>(id: string, step: Step) =>
  ({ id, state: 'waiting', step, share: 0, bytes: 0, rate: null, paused: false, failure: null }) as const;
