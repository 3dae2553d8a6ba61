import type { PlanDocument } from '@archway/contracts';
import { jawOf, jaws } from '@archway/dental';
import {
  type PairDepths,
  type MappedTooth,
  againstPrescription,
  attachmentsNearOpposing,
  checksFrom,
  contactMap,
  contactsAtTarget,
  mappedTooth,
  neighbourDepths,
  opposingDepths,
  overLimits,
  overlapsIn,
  restaging,
  setOnArch,
} from '@archway/dental/design';
import type { Checked, EngineJobs } from './engine-jobs.ts';

type Solid = MappedTooth['solid'];
type Body = EngineJobs['body']['input'];

/** Most jobs of which depths are kept: those of a jaw that did not change are not computed again. */
const KEPT = 8;

/** The engine with its bodies, for as long as a plan is designed. Runs in the worker. */
export class EngineWork {
  private readonly solids = new Map<number, Solid>();
  private readonly mapped = new Map<number, MappedTooth>();
  private readonly bodies = new Map<number, Pick<Body, 'positions' | 'indices'>>();
  private document: PlanDocument | null = null;
  private readonly known = new Map<string, PairDepths[]>();

  body({ tooth, ...mesh }: EngineJobs['body']['input']): void {
    const mapped = mappedTooth(tooth, mesh);
    this.mapped.set(tooth.fdi, mapped);
    this.solids.set(tooth.fdi, mapped.solid);
    this.bodies.set(tooth.fdi, mesh);
    this.known.clear();
  }

  check({ document, fixed, noAttachment, alarm }: EngineJobs['check']['input']): Checked {
    const began = performance.now();
    this.document = document;
    const { aligners, kind, target, overcorrection, bite, biteJump } = document;
    const upper = JSON.stringify([aligners.upper, kind === 'target' && target, overcorrection]);
    const lower = JSON.stringify([aligners.lower, kind === 'target' && target, overcorrection]);
    const between = JSON.stringify([bite, biteJump]);
    const pairs = [
      ...this.depths(`upper ${upper}`, () => neighbourDepths(document, 'upper', this.solids)),
      ...this.depths(`lower ${lower}`, () => neighbourDepths(document, 'lower', this.solids)),
      ...this.depths(`both ${upper} ${lower} ${between}`, () => opposingDepths(document, this.solids)),
    ];
    const rules = { fixed: new Set(fixed), noAttachment: new Set(noAttachment) };
    return {
      overlaps: overlapsIn(document, pairs),
      limits: overLimits(document),
      attachments: attachmentsNearOpposing(document, this.solids, this.bodies, alarm),
      contacts: contactsAtTarget(document, pairs),
      prescription: againstPrescription(document, rules),
      checks: checksFrom(document, pairs),
      opposing: document.bite.from !== 'none',
      milliseconds: performance.now() - began,
    };
  }

  contacts({ document, held, stage }: EngineJobs['contacts']['input']): EngineJobs['contacts']['output'] {
    this.document = document ?? this.document;
    return this.document ? contactMap(this.document, this.mapped, stage, new Map(held)) : { near: [], maps: [] };
  }

  arch({ document, jaw, form, stays }: EngineJobs['arch']['input']): EngineJobs['arch']['output'] {
    return setOnArch(document, jaw, form, this.solids, new Set(stays));
  }

  /** @param breathe lets a cancellation in, and throws when it has come */
  async restage(
    { document, jaws: wanted, kept, inSequence }: EngineJobs['restage']['input'],
    breathe: () => Promise<void>,
  ): Promise<PlanDocument> {
    let made = document;
    for (const jaw of jaws) {
      if (!wanted.includes(jaw) || !document.teeth.some(({ fdi }) => jawOf(fdi) === jaw)) continue;
      const how = { kept: new Set(kept), sequence: inSequence.includes(jaw) };
      const work = restaging(made, jaw, this.solids, how);
      let step = work.next();
      while (!step.done) {
        await breathe();
        step = work.next();
      }
      made = step.value;
    }
    return made;
  }

  private depths(key: string, compute: () => PairDepths[]): PairDepths[] {
    const there = this.known.get(key);
    if (there) return there;
    const made = compute();
    this.known.set(key, made);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    return made;
  }
}
