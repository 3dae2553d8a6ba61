import { type Tooth, isUpper } from '../teeth.ts';

/** What is measured and planned at one position; null where it was not. Lengths in mm. */
export interface PlannedImplant {
  readonly position: Tooth;
  /** Maker and line. */
  readonly system: string;
  readonly diameter: number | null;
  readonly length: number | null;
  /** Bone above the canal or below the sinus, along the axis of the implant. */
  readonly boneHeight: number | null;
  /** Bone from cheek to tongue, where the implant is widest. */
  readonly boneWidth: number | null;
  /** Mean in Hounsfield units around the implant; of a cone beam they are an estimate. */
  readonly density: number | null;
  /** From the tip to the mandibular canal below, or to the floor of the sinus above; negative where it passes it. */
  readonly clearance: number | null;
  /** From its side to the nearest root. */
  readonly rootDistance: number | null;
  /** To the nearest other implant. */
  readonly implantDistance: number | null;
  readonly remark: string;
}

/** The section of a case's page in which the report stands; notices lead there. */
export const IMPLANT_SECTION = 'implants';

/** What is told of a case of implant planning, position by position. */
export interface ImplantReport {
  readonly implants: PlannedImplant[];
  readonly conclusion: string;
}

export const emptyReport: ImplantReport = { implants: [], conclusion: '' };

/** A position of which nothing is known yet. */
export const emptyImplant = (position: Tooth, system = ''): PlannedImplant => ({
  ...{ position, system, diameter: null, length: null, boneHeight: null, boneWidth: null, density: null },
  ...{ clearance: null, rootDistance: null, implantDistance: null, remark: '' },
});

/** Numbers of an implant, in the order of the report: what is possible, in which steps, and in which unit. */
export const implantMeasures = {
  diameter: { min: 1.8, max: 8, step: 0.1, unit: 'mm' },
  length: { min: 4, max: 60, step: 0.5, unit: 'mm' },
  boneHeight: { min: 0, max: 80, step: 0.1, unit: 'mm' },
  boneWidth: { min: 0, max: 40, step: 0.1, unit: 'mm' },
  density: { min: -1024, max: 3071, step: 1, unit: 'HU' },
  clearance: { min: -20, max: 60, step: 0.1, unit: 'mm' },
  rootDistance: { min: 0, max: 60, step: 0.1, unit: 'mm' },
  implantDistance: { min: 0, max: 100, step: 0.1, unit: 'mm' },
} as const satisfies Partial<Record<keyof PlannedImplant, { min: number; max: number; step: number; unit: string }>>;
export type ImplantMeasure = keyof typeof implantMeasures;
export const implantMeasureNames = Object.keys(implantMeasures) as ImplantMeasure[];

/**
 * Classes of bone by density: D1 is the densest. Limits in Hounsfield units: Misch, Contemporary Implant Dentistry, 3rd
 * edition 2008, of medical CT; a cone beam gives other numbers, so the class is an estimate.
 */
const boneClasses = [
  ['D1', 1250],
  ['D2', 850],
  ['D3', 350],
  ['D4', 150],
  ['D5', -Infinity],
] as const;
export type BoneClass = (typeof boneClasses)[number][0];

/** @param density Hounsfield units; null gives null */
export function boneClassOf(density: number | null): BoneClass | null {
  if (density === null) return null;
  return boneClasses.find(([, from]) => density > from)?.[0] ?? 'D5';
}

/** Distances in mm below which an implant is pointed out. */
export const safeDistances = {
  /** Tip to mandibular canal: Greenstein and Tarnow, J Periodontol 2006, 77(12). */
  canal: 2,
  /** Side to a root: Buser, Martin and Belser, Int J Oral Maxillofac Implants 2004, 19 Suppl. */
  root: 1.5,
  /** Between implants: Tarnow, Cho and Wallace, J Periodontol 2000, 71(4). */
  implant: 3,
  /** Bone on either side, from cheek to tongue: Buser, Martin and Belser 2004, who ask for a mm or two of it. */
  wall: 1,
} as const;

export const implantCautions = ['canal', 'sinus', 'root', 'implant', 'width', 'height'] as const;
export type ImplantCaution = (typeof implantCautions)[number];

const lessThan = (value: number | null, limit: number): boolean => value !== null && value < limit;

/** What somebody should look at before drilling, by what was measured; nothing is concluded from what was not. */
export function cautionsOf(implant: PlannedImplant): readonly ImplantCaution[] {
  const { position, diameter, length, boneHeight, boneWidth, clearance, rootDistance, implantDistance } = implant;
  const upper = isUpper(position);
  const asked: Readonly<Record<ImplantCaution, boolean>> = {
    canal: !upper && lessThan(clearance, safeDistances.canal),
    sinus: upper && lessThan(clearance, 0),
    root: lessThan(rootDistance, safeDistances.root),
    implant: lessThan(implantDistance, safeDistances.implant),
    // Sums of tenths are not exact: a hundredth is nothing.
    width: diameter !== null && lessThan(boneWidth, diameter + 2 * safeDistances.wall - 0.01),
    height: length !== null && lessThan(boneHeight, length),
  };
  return implantCautions.filter((caution) => asked[caution]);
}

/** Positions whose implant is not chosen yet: a report is not issued without. */
export const undecidedPositions = ({ implants }: ImplantReport): readonly Tooth[] =>
  implants
    .filter(({ system, diameter, length }) => system.trim() === '' || diameter === null || length === null)
    .map(({ position }) => position);
