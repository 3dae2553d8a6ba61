import { type FixedReason, type Prescription, type Tooth, permanentTeeth } from '@archway/contracts';

/** What the chart can say of a tooth, in the order of its keys 1 to 4. */
export const toothMarks = ['fixed', 'noAttachment', 'extract', 'missing'] as const;
export type ToothMark = (typeof toothMarks)[number];

const without = (teeth: readonly Tooth[], gone: readonly Tooth[]): readonly Tooth[] =>
  teeth.filter((tooth) => !gone.includes(tooth));
const inOrder = (teeth: readonly Tooth[]): readonly Tooth[] => permanentTeeth.filter((tooth) => teeth.includes(tooth));
const withTeeth = (teeth: readonly Tooth[], more: readonly Tooth[]): readonly Tooth[] => inOrder([...teeth, ...more]);

export const hasMark = (given: Prescription, tooth: Tooth, mark: ToothMark): boolean =>
  marksOf(given, tooth).includes(mark);

/** Everything that is said of a tooth. */
export function marksOf({ fixedTeeth, noAttachment, extract, missingTeeth }: Prescription, tooth: Tooth): ToothMark[] {
  const said: Record<ToothMark, boolean> = {
    fixed: fixedTeeth.some((each) => each.tooth === tooth),
    noAttachment: noAttachment.includes(tooth),
    extract: extract.includes(tooth),
    missing: missingTeeth.includes(tooth),
  };
  return toothMarks.filter((mark) => said[mark]);
}

type Marked = Pick<
  Prescription,
  'fixedTeeth' | 'noAttachment' | 'extract' | 'missingTeeth' | 'movable' | 'attachments' | 'spaces'
>;

/**
 * Says something of teeth, or takes it back when all of them have it. A tooth that is gone or will be can be nothing
 * else; naming teeth answers the question that they belong to.
 * @param reason why fixed teeth must not move
 */
export function toggleMark(
  given: Prescription,
  teeth: readonly Tooth[],
  mark: ToothMark,
  reason: FixedReason = 'other',
): Partial<Marked> {
  const all = teeth.every((tooth) => hasMark(given, tooth, mark));
  switch (mark) {
    case 'fixed': {
      const others = given.fixedTeeth.filter(({ tooth }) => !teeth.includes(tooth));
      const fixedTeeth = all ? others : [...others, ...teeth.map((tooth) => ({ tooth, reason }))];
      return { ...standing(given, all ? [] : teeth), fixedTeeth, movable: fixedTeeth.length > 0 ? 'except' : null };
    }
    case 'noAttachment': {
      const noAttachment = all ? without(given.noAttachment, teeth) : withTeeth(given.noAttachment, teeth);
      return {
        ...standing(given, all ? [] : teeth),
        noAttachment,
        attachments: noAttachment.length > 0 ? 'except' : null,
      };
    }
    case 'extract':
      return all
        ? { extract: without(given.extract, teeth) }
        : {
            ...bare(given, teeth),
            missingTeeth: without(given.missingTeeth, teeth),
            extract: withTeeth(given.extract, teeth),
          };
    case 'missing':
      return all
        ? { missingTeeth: without(given.missingTeeth, teeth) }
        : {
            ...bare(given, teeth),
            extract: without(given.extract, teeth),
            missingTeeth: withTeeth(given.missingTeeth, teeth),
            // There is no space between a tooth and none.
            spaces: given.spaces.filter((space) => !space.teeth.some((tooth) => teeth.includes(tooth))),
          };
  }
}

/** These teeth stand, and stay. */
const standing = ({ extract, missingTeeth }: Prescription, teeth: readonly Tooth[]): Partial<Marked> => ({
  extract: without(extract, teeth),
  missingTeeth: without(missingTeeth, teeth),
});

/** Nothing is said of these teeth as standing ones. An answer that named only them is open again. */
function bare(
  { fixedTeeth, noAttachment, movable, attachments }: Prescription,
  teeth: readonly Tooth[],
): Partial<Marked> {
  const fixed = fixedTeeth.filter(({ tooth }) => !teeth.includes(tooth));
  const free = without(noAttachment, teeth);
  return {
    fixedTeeth: fixed,
    noAttachment: free,
    ...(movable === 'except' && fixed.length === 0 && { movable: null }),
    ...(attachments === 'except' && free.length === 0 && { attachments: null }),
  };
}
