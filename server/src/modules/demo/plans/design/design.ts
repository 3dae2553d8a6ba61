import {
  type DocumentTooth,
  PLAN_FORMAT,
  PLAN_FORMAT_VERSION,
  type PlanDocument,
  type PlanType,
  type Pose,
  lowerTeeth,
  upperTeeth,
} from '@archway/contracts';
import { AT_REST, partOf, wayBetween } from '@archway/dental';
import { attachmentsOf } from './extras.ts';
import { type Choices, type SetUp, type SetUpTooth, raisesOf, setUpOf } from './set-up.ts';

type Jaw = 'upper' | 'lower';
const jaws = ['upper', 'lower'] as const;

/** What a plan of the demonstration has been designed like. */
export interface DesignWish {
  readonly kind: PlanType;
  /** The goal that was not good enough, or the revised one. */
  readonly goal: 'first' | 'revised';
  /** Attachments on more teeth. */
  readonly generous: boolean;
  /** Aligners of both jaws; as many as are needed, or a few more, when nobody says how many. */
  readonly steps: readonly [number, number] | null;
}

const choices: Readonly<Record<DesignWish['goal'], Choices>> = {
  first: { ipr: 0.3, bite: 0.5 },
  revised: { ipr: 0.2, bite: 1 },
};

/** Everything that is known of a patient's teeth. */
export interface Mouth {
  readonly seed: number;
  /** From the patient's right to the left, with the hash of each body. */
  readonly teeth: Readonly<Record<Jaw, readonly (SetUpTooth & { readonly sha256: string })[]>>;
  readonly meshes: Readonly<Record<Jaw, { readonly sha256: string; readonly faces: number }>>;
}

const LIMITS: PlanDocument['limits'] = { linear: 0.25, vertical: 0.15, rotation: 2, collision: 0.05 };

/** Aligners beyond those that are needed at least, of a revised plan: smaller steps. */
const SPARE = 2;

/** A goal, of which documents are made. */
interface Design {
  /** Aligners that the movements need at least. */
  readonly needed: Readonly<Record<Jaw, number>>;
  /** @throws Error when there are too few steps for it */
  document(wish: Omit<DesignWish, 'goal'>): PlanDocument;
}

/** A plain set-up of both jaws, for one of the two goals that cases of the demonstration have. */
export function designOf(mouth: Mouth, goal: DesignWish['goal']): Design {
  const choice = choices[goal];
  const raises = raisesOf(mouth.teeth, choice);
  const setUps = ofJaws((jaw) => setUpOf(mouth.teeth[jaw], choice, raises[jaw]));
  const needed = ofJaws((jaw) => stepsFor(mouth.teeth[jaw], setUps[jaw]));
  return {
    needed,
    document({ kind, generous, steps }) {
      const spare = generous ? SPARE : 0;
      const last = { upper: steps?.[0] ?? needed.upper + spare, lower: steps?.[1] ?? needed.lower + spare };
      for (const jaw of jaws)
        if (last[jaw] < needed[jaw]) throw new Error(`${needed[jaw]} steps are needed in the ${jaw} jaw`);
      return documentOf(mouth, setUps, last, kind, generous);
    },
  };
}

const ofJaws = <T>(of: (jaw: Jaw) => T): Record<Jaw, T> => ({ upper: of('upper'), lower: of('lower') });

function stepsFor(teeth: readonly SetUpTooth[], { target }: SetUp): number {
  const ways = teeth.map(({ fdi, frame }) => wayBetween(AT_REST, target.get(fdi) ?? AT_REST, frame.origin));
  const steps = ways.map(({ linear, vertical, rotation }) =>
    Math.max(linear / LIMITS.linear, vertical / LIMITS.vertical, rotation / LIMITS.rotation),
  );
  return Math.max(1, Math.ceil(Math.max(...steps)));
}

function documentOf(
  { seed, teeth, meshes }: Mouth,
  setUps: Readonly<Record<Jaw, SetUp>>,
  last: Readonly<Record<Jaw, number>>,
  kind: PlanType,
  generous: boolean,
): PlanDocument {
  const goal = (jaw: Jaw, part: number): Record<string, Pose> =>
    Object.fromEntries(
      teeth[jaw].map(({ fdi, frame }) => [
        String(fdi),
        partOf(setUps[jaw].target.get(fdi) ?? AT_REST, frame.origin, part),
      ]),
    );
  const fdi = (number: number): DocumentTooth['fdi'] => number as DocumentTooth['fdi'];
  const pair = ([one, other]: readonly [number, number]): [DocumentTooth['fdi'], DocumentTooth['fdi']] => [
    fdi(one),
    fdi(other),
  ];
  return {
    format: PLAN_FORMAT,
    formatVersion: PLAN_FORMAT_VERSION,
    kind,
    source: null,
    engine: { name: 'archway-demonstration', version: '1', seed },
    axes: { unit: 'mm', up: '+y', front: '+z', left: '+x' },
    bite: { from: 'scan', upper: AT_REST },
    jaws: ofJaws((jaw) => ({ ...meshes[jaw] })),
    vertexLabels: { upper: null, lower: null },
    teeth: jaws.flatMap((jaw) => teethOf(jaw, teeth[jaw])),
    target: { ...goal('upper', 1), ...goal('lower', 1) },
    arches: ofJaws((jaw) => {
      const { middle, c, a, b } = setUps[jaw].arch;
      return { type: 'quartic' as const, params: [middle, c, a, b], yaw: 0 };
    }),
    limits: LIMITS,
    aligners: ofJaws((jaw) =>
      kind === 'target'
        ? []
        : Array.from({ length: last[jaw] + 1 }, (_, n) => ({ n, passive: false, poses: goal(jaw, n / last[jaw]) })),
    ),
    // Enamel is taken early, and not everywhere at once.
    ipr: jaws.flatMap((jaw) =>
      setUps[jaw].ipr.map(({ between, amount }, at) => ({
        ...{ between: pair(between), amount, split: [amount / 2, amount / 2] as [number, number] },
        before: Math.min(last[jaw], at % 2 === 0 ? 1 : 3),
      })),
    ),
    spaces: jaws.flatMap((jaw) => setUps[jaw].spaces.map(({ between, mm }) => ({ between: pair(between), mm }))),
    attachments: jaws.flatMap((jaw) => attachmentsOf(teeth[jaw], setUps[jaw].target, last[jaw], generous)),
    ...{ pontics: [], overcorrection: [], locked: [], gum: null, checks: [] },
  };
}

/** All teeth of a jaw up to the second molars, those that are missing without a body. */
const teethOf = (jaw: Jaw, found: Mouth['teeth'][Jaw]): DocumentTooth[] =>
  (jaw === 'upper' ? upperTeeth : lowerTeeth)
    .filter((number) => number % 10 < 8)
    .map((number): DocumentTooth => {
      const tooth = found.find(({ fdi }) => fdi === number);
      if (!tooth)
        return {
          ...{ fdi: number, state: 'missing', movable: false, body: null, frame: null },
          ...{ landmarks: null, mesiodistal: null, pivot: null },
        };
      const { sha256, frame, contactMesial, contactDistal, facial, cusps, mesiodistal, pivot } = tooth;
      return {
        ...{ fdi: number, state: 'present', movable: true, body: { sha256 }, mesiodistal, pivot },
        frame: { ...frame, by: 'auto', confidence: 1 },
        landmarks: {
          ...{ cusps: [...cusps], contactMesial, contactDistal, facial },
          ...{ ridgeMesial: null, ridgeDistal: null },
        },
      };
    });
