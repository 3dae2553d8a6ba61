import { allows } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';

export const notMedical = (user: SessionUser): boolean => !user.isMedical;
/** Doctors, their assistants, and whoever belongs to a practice. */
export const ofPractices = ({ doctorType, practiceBound }: SessionUser): boolean =>
  doctorType !== null || practiceBound > 0;

/** Whoever may own a practice; what is not theirs says so. */
export const manages = (user: SessionUser): boolean =>
  notMedical(user) && ofPractices(user) && allows(user.permissions, ['account:manage']);
