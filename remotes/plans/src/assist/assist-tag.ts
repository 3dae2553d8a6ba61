import { type Assist, type StatusTone, assistVerdicts, rowOf } from '@archway/contracts';

/** How an assist audit is drawn: by what was advised, once it was. */
export function assistTone({ state, verdict }: Pick<Assist, 'state' | 'verdict'>): StatusTone {
  if (state === 'answered' && verdict) return rowOf(assistVerdicts, verdict)?.tone ?? 'info';
  return state === 'asked' || state === 'taken' ? 'info' : 'neutral';
}

/** Text of its state, or of what was advised. */
export const assistTag = ({ state, verdict }: Pick<Assist, 'state' | 'verdict'>): string =>
  state === 'answered' && verdict ? `assist.verdict.${verdict}` : `assist.state.${state}`;
