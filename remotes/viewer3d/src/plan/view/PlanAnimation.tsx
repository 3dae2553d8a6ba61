import { useEffect, useMemo, useRef, useState } from 'react';
import type { DifferenceRow, PlanToShow, SlotProps } from '@archway/contracts';
import { planDifference } from '@archway/dental';
import { CanvasTheme } from '@archway/ui';
import { BesideStage } from './BesideStage.tsx';
import { type CompareMode, ModeSwitch } from './ModeSwitch.tsx';
import { PlanLegend } from './PlanLegend.tsx';
import { PlanStage } from './PlanStage.tsx';
import { Player } from './Player.tsx';
import { isHere } from './is-here.ts';
import { usePlan } from './use-plan.ts';
import styles from './animation.module.css';

type Focus = SlotProps['plan.comparison']['focus'];

interface Props {
  source: PlanToShow;
  stage?: number | undefined;
  /** Another plan, which the reader may see beside or over it. */
  compared?: { readonly source: PlanToShow; readonly names: SlotProps['plan.comparison']['names'] } | undefined;
  /** Where to look; another object looks there again. */
  focus?: Focus;
}

const NO_ROWS: readonly DifferenceRow[] = [];

/** The stages of a plan in 3D, wherever its meshes come from: canvas and player, and nothing that needs a case. */
export function PlanAnimation({ source, stage = 0, compared, focus }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<CompareMode>('one');
  const mode = compared ? chosen : 'one';
  // A plan that is not seen is not held.
  const other = compared && mode !== 'one' ? compared.source : null;
  const rows = useMemo(
    () => (mode === 'over' && other ? planDifference(other.document, source.document) : NO_ROWS),
    [mode, other, source],
  );
  const plan = usePlan(container, { source, compared: other, beside: mode === 'beside', first: { stage }, rows });
  const { dispatch, otherStages } = plan;
  useEffect(() => dispatch({ type: 'reference', reference: mode === 'over' ? 'plan' : 'none' }), [mode, dispatch]);
  useFocus(plan, focus);
  return (
    <div className={styles.box}>
      <CanvasTheme>
        <div className={styles.animation} data-mode={mode}>
          {compared && <ModeSwitch mode={mode} name={compared.names.plan} onChange={choose} />}
          <div className={styles.stages}>
            <PlanStage
              container={container}
              plan={plan}
              legend={<PlanLegend plan={plan} names={compared && mode !== 'one' ? compared.names : null} />}
              scale={false}
            />
            {compared && mode === 'beside' && otherStages && (
              <BesideStage lead={plan} source={compared.source} stages={otherStages} names={compared.names} />
            )}
          </div>
          <Player plan={plan} />
        </div>
      </CanvasTheme>
    </div>
  );
}

/** Goes where its reader is sent, once the tooth is here. */
function useFocus(plan: ReturnType<typeof usePlan>, focus: Focus): void {
  const { clock, select, live, source, meshes, dispatch } = plan;
  const gone = useRef<Focus>(undefined);
  useEffect(() => {
    if (!focus || gone.current === focus || !live.scene) return;
    const { tooth, stage } = focus;
    if (tooth !== null && !isHere({ source, meshes }, tooth)) return;
    gone.current = focus;
    if (stage !== null) clock.show(stage);
    if (tooth === null) return;
    dispatch({ type: 'jaws', jaws: 'both' });
    select(tooth);
  }, [focus, live.scene, source, meshes, clock, select, dispatch]);
}
