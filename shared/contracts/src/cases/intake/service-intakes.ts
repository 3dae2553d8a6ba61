import { type ServiceId, serviceTypes } from '../../access/service-types.ts';

/** What a wizard asks for, step by step. */
export const intakeSteps = ['patient', 'photos', 'prescription', 'request', 'models', 'submit'] as const;
export type IntakeStep = (typeof intakeSteps)[number];

export interface Intake {
  readonly value: ServiceId;
  /** Where the wizard stands. */
  readonly path: '/add-patient' | '/add-report';
  readonly steps: readonly IntakeStep[];
  /** A photo at each required position. */
  readonly photos: boolean;
  /** A CBCT. */
  readonly ct: boolean;
  /** Scans: of one jaw at least, or of both. */
  readonly jaws: 'one' | 'both';
  /** Somebody designs what it asks for, so its lists tell by whom and are narrowed by that. */
  readonly designed: boolean;
}

const asked = ['patient', 'photos', 'prescription', 'models', 'submit'] as const;
const requested = ['patient', 'photos', 'request', 'models', 'submit'] as const;

/**
 * Services whose cases a practice opens, and what such a case does not go out without. A crown is shaped against its
 * opponent, so it needs both jaws; an implant is planned in the bone, so it needs a CBCT. A report is written, and nobody
 * designs anything for it.
 */
export const serviceIntakes = [
  {
    ...{ value: serviceTypes.aligner.id, path: '/add-patient', steps: asked },
    ...{ photos: true, ct: false, jaws: 'one', designed: true },
  },
  {
    ...{ value: serviceTypes.report.id, path: '/add-report', steps: asked },
    ...{ photos: true, ct: false, jaws: 'one', designed: false },
  },
  {
    ...{ value: serviceTypes.crownDesign.id, path: '/add-patient', steps: requested },
    ...{ photos: false, ct: false, jaws: 'both', designed: true },
  },
  {
    ...{ value: serviceTypes.plant.id, path: '/add-patient', steps: requested },
    ...{ photos: false, ct: true, jaws: 'one', designed: true },
  },
] as const satisfies readonly Intake[];
export type OpenedService = (typeof serviceIntakes)[number]['value'];

/** What a case of a service asks for; that of aligners for one that no practice opens. */
export const intakeOf = (service: ServiceId): Intake =>
  serviceIntakes.find(({ value }) => value === service) ?? serviceIntakes[0];
