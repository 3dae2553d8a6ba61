import type { DesignProblemName } from '@archway/contracts';
import type { Jaw } from '../document/jaws.ts';

/** Why nothing can be designed, or what should be looked at in what was; `designProblemNames` has the words. */
export interface DesignProblem {
  readonly problem: DesignProblemName;
  readonly jaw?: Jaw;
  /** Those that it is about: two for a contact. */
  readonly teeth?: readonly number[];
}
