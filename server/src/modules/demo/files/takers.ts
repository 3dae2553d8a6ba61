import { caseStatus, intakeOf } from '@archway/contracts';
import type { SeededCase, SeededPractice } from '../cases/cases.ts';
import type { LookName } from '../cases/looks.ts';

/** A demonstration case that gets files. Times are milliseconds. */
export interface FileTaker {
  readonly caseId: string;
  readonly version: number;
  readonly look: LookName;
  readonly patientName: string;
  readonly uploadedBy: string;
  readonly uploadedAt: number;
  /** Not submitted yet: some files are there, some are missing. */
  readonly open: boolean;
  /** Open, with all that a submission needs, and much of it at the wrong place. */
  readonly doubtful: boolean;
  /** Whether the required photos have to be there, or a few are welcome. */
  readonly allPhotos: boolean;
  /** Whether a CT has to be there. */
  readonly scanned: boolean;
  /** Begun a moment ago, with nothing yet. */
  readonly empty: boolean;
}

const HOUR = 3_600_000;
/** From here on, counted from the one that was touched last, a draft may be the one that shows what the machine doubts. */
const DOUBTFUL_DRAFT = 2;
/** One draft out of so many has no file yet. */
const EMPTY_DRAFTS = 5;

/** Unsubmitted cases are still being filled in. */
const isOpen = ({ demo }: SeededCase): boolean => demo.status === caseStatus.unsubmitted;

/**
 * The cases of a practice with the files that each should have.
 * @param raisesDoubts of whom misplaced pictures are noticed; one of the drafts is of such a look
 */
export function takersOf(
  { cast, cases, others }: SeededPractice,
  raisesDoubts: (look: LookName) => boolean,
): FileTaker[] {
  const drafts = [...cases].sort((a, b) => b.demo.touchedAt - a.demo.touchedAt).filter(isOpen);
  const doubtful = drafts.find(({ demo }, at) => at >= DOUBTFUL_DRAFT && raisesDoubts(demo.look.name));
  return [...cases, ...others].map((entry): FileTaker => {
    const { demo, caseId } = entry;
    const draft = drafts.indexOf(entry);
    return {
      ...{ caseId, version: demo.stage, look: demo.look.name, patientName: demo.name },
      uploadedBy: cast.doctors[demo.doctor] as string,
      uploadedAt: demo.createdAt + 4 * HOUR,
      open: isOpen(entry),
      doubtful: entry === doubtful,
      allPhotos: intakeOf(demo.service).photos,
      scanned: intakeOf(demo.service).ct,
      empty: entry !== doubtful && draft >= 0 && draft % EMPTY_DRAFTS === EMPTY_DRAFTS - 1,
    };
  });
}
