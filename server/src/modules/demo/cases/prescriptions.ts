import { type Prescription, caseStatus, emptyPrescription } from '@archway/contracts';
import { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';

/** A number for a text, so that the same case is always answered alike. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7);

/**
 * What the doctor asked for in a demonstration case. Of a draft only the first answers stand, so that its wizard has
 * something left to do.
 */
export function demoPrescription({ complaint, status }: DemoCase, ptNo: string): Prescription {
  const begun: Prescription = { ...emptyPrescription, complaintTags: complaint.tags, complaint: complaint.words };
  if (status === caseStatus.unsubmitted) return begun;
  const chance = new Chance(seedOf(ptNo));
  return {
    ...begun,
    objectives: complaint.objectives,
    arches: 'both',
    withPatient: true,
    midline: 'designer',
    ipr: 'asNeeded',
    tads: chance.pick(['accept', 'designer', 'refuse']),
    extraction: 'designer',
    thirdMolars: chance.pick(['accept', 'designer']),
    occlusalCoverage: 'designer',
    bite: [],
    sagittalRight: ['maintain'],
    sagittalLeft: ['maintain'],
    crossbite: 'designer',
    spacing: chance.pick(['close', 'later']),
    attachments: 'asNeeded',
    movable: 'all',
    missingTeeth: chance.oneIn(2) ? [18, 28, 38, 48] : [],
    revisitMonths: chance.between(1, 3),
    communication: chance.pick(['before', 'after']),
    ...complaint.asks,
  };
}
