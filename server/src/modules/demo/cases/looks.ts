import { type Gender, type OpenedService, genderCode, serviceTypes } from '@archway/contracts';

/**
 * The patients whose pictures the demonstration has, one file of `server/assets/demo` each. Name, age and complaint of a case
 * follow what its pictures show; `steps` are the fewest aligners of each jaw that their plans may have.
 */
export const demoLooks = [
  { name: 'crowded', gender: genderCode.female, ages: [19, 29], chinese: true, steps: [10, 12] },
  { name: 'spaced', gender: genderCode.male, ages: [26, 37], chinese: false, steps: [22, 21] },
  { name: 'open', gender: genderCode.female, ages: [16, 24], chinese: true, steps: [14, 13] },
  { name: 'deep', gender: genderCode.male, ages: [41, 54], chinese: true, steps: [13, 13] },
  { name: 'dark', gender: genderCode.female, ages: [23, 34], chinese: false, steps: [9, 8] },
  { name: 'child', gender: genderCode.female, ages: [11, 14], chinese: true, steps: [10, 9] },
  { name: 'missing', gender: genderCode.female, ages: [46, 58], chinese: true, steps: [10, 12] },
  { name: 'shifted', gender: genderCode.male, ages: [18, 28], chinese: true, steps: [8, 8] },
  { name: 'even', gender: genderCode.female, ages: [30, 41], chinese: false, steps: [8, 9] },
  { name: 'under', gender: genderCode.male, ages: [20, 32], chinese: false, steps: [8, 8] },
] as const satisfies readonly {
  name: string;
  gender: Gender;
  ages: [number, number];
  chinese: boolean;
  steps: [number, number];
}[];

export type DemoLook = (typeof demoLooks)[number];
export type LookName = DemoLook['name'];

/** Crowns and implants are for people who are grown up. */
const grownUp: readonly OpenedService[] = [serviceTypes.crownDesign.id, serviceTypes.plant.id];

/** What decides who may be beside whom. */
interface Listed {
  readonly service: OpenedService;
  readonly doctor: number;
  /** When it was touched last, by which lists are sorted. */
  readonly touchedAt: number;
}

/** So many neighbours of a row look unlike it, and so many of those that its doctor sees alone. */
const APART = 4;
const APART_FOR_DOCTOR = 2;

/**
 * A look for each case, so that nobody looks like a neighbour in a list: each takes the one that was not seen for longest.
 * @returns in the order of the cases
 */
export function looksFor(cases: readonly Listed[]): DemoLook[] {
  const order = cases.map((_, index) => index).sort((a, b) => cases[b]!.touchedAt - cases[a]!.touchedAt);
  const looks: DemoLook[] = [];
  const shown: { look: DemoLook; listed: Listed }[] = [];
  for (const index of order) {
    const listed = cases[index]!;
    const beside = shown.filter((each) => each.listed.service === listed.service);
    const near = [
      ...beside.slice(-APART),
      ...beside.filter((each) => each.listed.doctor === listed.doctor).slice(-APART_FOR_DOCTOR),
    ];
    const seenAt = (look: DemoLook): number => beside.findLastIndex((each) => each.look === look);
    const possible = demoLooks.filter((look) => look.ages[0] >= 18 || !grownUp.includes(listed.service));
    const [look] = possible
      .filter((each) => !near.some((other) => other.look === each))
      .sort((a, b) => seenAt(a) - seenAt(b));
    looks[index] = look!;
    shown.push({ look: look!, listed });
  }
  return looks;
}
