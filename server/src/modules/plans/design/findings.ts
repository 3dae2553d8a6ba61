import type { DesignFindings, DesignProblemName, DocumentTooth } from '@archway/contracts';
import { jawOf } from '@archway/dental';
import type { PreparedScans } from './prepared-scans.ts';
import type { Designed } from './tasks.ts';
import type { JawName, Wishes } from './wishes.ts';

type Made = Extract<Designed, { document: unknown }>;

/** Said of a jaw that stays as it is, these say nothing. */
const ofMoving: readonly DesignProblemName[] = ['contactNotClosed', 'archUnusual', 'movesFar', 'collides'];

/** What whoever goes on with a plan should look at. */
export function findingsOf(
  { document, lookAt, bite, roots }: Made,
  scans: PreparedScans,
  { treated, conflicts, left }: Wishes,
): DesignFindings {
  const teethOf = (jaw: JawName): number | null => {
    if (!document.jaws[jaw]) return null;
    return document.teeth.filter(({ fdi, body }) => body && jawOf(fdi) === jaw).length;
  };
  return {
    ...{ teeth: { upper: teethOf('upper'), lower: teethOf('lower') }, bite, conflicts, left: [...left] },
    ...(roots.length > 0 && { roots: [...roots] }),
    doubts: [...scans].flatMap(([jaw, { found }]) => [
      ...found.doubts.map((doubt) => ({ jaw, fdi: null, doubt })),
      ...found.teeth.flatMap(({ fdi, doubts }) => doubts.map((doubt) => ({ jaw, fdi, doubt }))),
    ]),
    lookAt: lookAt
      .filter(({ problem, jaw }) => !jaw || treated.includes(jaw) || !ofMoving.includes(problem))
      .map(({ problem, jaw = null, teeth = [] }) => ({ problem, jaw, teeth: teeth as DocumentTooth['fdi'][] })),
  };
}
