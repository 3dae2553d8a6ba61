import type { PlanDocument } from '@archway/contracts';

/** The teeth as they were scanned, with nothing done to them: what a first plan is compared with. */
export const scannedOnly = ({
  elastics: _elastics,
  biteJump: _jump,
  keyFrames: _keys,
  inSequence: _sequence,
  ...document
}: PlanDocument): PlanDocument => ({
  ...document,
  ...{ target: {}, ipr: [], spaces: [], attachments: [], pontics: [], overcorrection: [], locked: [] },
  aligners: { upper: [], lower: [] },
});
