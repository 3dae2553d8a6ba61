import { contactsIn } from '@archway/dental/edit';
import { newElastic } from '../state/new-elastic.ts';
import { newIpr } from '../state/new-ipr.ts';
import type { Design } from '../use-design.ts';
import type { Deed } from './design-tools.ts';

/** Does what a key, a button of the rail or one beside a tooth asks for. */
export function useRun(design: Design): (deed: Deed) => void {
  const {
    plan,
    selection,
    run,
    dispatch,
    edits,
    reads,
    setTab,
    setNumbers,
    pick,
    restage,
    rest,
    keyFrames,
    bonding,
    contacts,
    save,
    jaw,
  } = design;
  const { clock, stages, dispatch: look } = plan;
  const { document } = edits.now;
  const some = selection.length > 0;
  const bar = (end: 'both' | 'to', by: number): void => {
    if (some) run({ type: 'bar', teeth: selection, end, by });
  };
  const deeds: Readonly<Record<Deed, () => void>> = {
    mirror: () => some && run({ type: 'mirror', teeth: selection }),
    reset: () => some && run({ type: 'reset', teeth: selection }),
    lock: () => some && run({ type: 'lock', teeth: selection }),
    ipr() {
      setTab('ipr');
      const contact = contactsIn(document, jaw).find((each) => each.every((fdi) => selection.includes(fdi)));
      const there = document.ipr.some(({ between }) => contact?.every((fdi) => (between as number[]).includes(fdi)));
      if (contact && !there) run(newIpr(document, jaw, contact, clock.get().stage));
    },
    attach() {
      setTab('attachments');
      const fdi = selection.at(-1);
      const has = document.attachments.some((each) => each.fdi === fdi);
      if (fdi !== undefined && !has) bonding.onTooth(fdi);
    },
    rules() {
      setTab('attachments');
      bonding.byMovement();
    },
    overcorrect() {
      setTab('movement');
      setNumbers('overcorrection');
    },
    elastic() {
      setTab('bite');
      const [one, other] = selection.slice(-2);
      if (one === undefined || other === undefined || reads) return;
      const elastic = newElastic(document, bonding, [one, other], clock.get().stage);
      if (elastic) run(elastic);
      else dispatch({ type: 'refuse', refused: { reason: 'noSurface', teeth: [one, other] } });
    },
    rest,
    keyFrame: keyFrames.toggle,
    contacts: contacts.toggle,
    restage,
    earlier: () => bar('both', -1),
    later: () => bar('both', 1),
    longer: () => bar('to', 1),
    shorter: () => bar('to', -1),
    undo: () => !reads && dispatch({ type: 'undo' }),
    redo: () => !reads && dispatch({ type: 'redo' }),
    save,
    gum: () => look({ type: 'layer', layer: 'gum' }),
    play: () => clock.toggle(),
    start: () => clock.show(0),
    end: () => clock.show(stages.total),
    forward: () => clock.step(1),
    back: () => clock.step(-1),
    clear: () => pick(null),
  };
  return (deed) => deeds[deed]();
}
