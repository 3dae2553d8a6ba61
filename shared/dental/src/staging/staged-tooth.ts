import type { FramedTooth } from '../frames/tooth-frames.ts';

/** What stages need of a tooth; teeth upwards, in mm. */
export interface StagedTooth extends Pick<FramedTooth, 'fdi' | 'line' | 'pivot' | 'outwards'> {
  readonly body: Pick<FramedTooth['body'], 'center'>;
}
