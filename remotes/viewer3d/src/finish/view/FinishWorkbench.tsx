import { useRef } from 'react';
import type { CaseDetail, FinishKind, ListedPlan, PlanToShow } from '@archway/contracts';
import editorStyles from '../../screens/parts/editor.module.css';
import { PlanStage } from '../../plan/view/PlanStage.tsx';
import { useFinish } from '../state/use-finish.ts';
import type { FinishRead } from '../state/use-keeping.ts';
import { useFinishKeys } from '../tools/use-finish-keys.ts';
import { FinishLegend } from './FinishLegend.tsx';
import { FinishPanel } from './FinishPanel.tsx';
import { FinishRail } from './FinishRail.tsx';
import { FinishTopBar } from './FinishTopBar.tsx';
import { LineHandles } from './LineHandles.tsx';
import { TextMark } from './TextMark.tsx';
import styles from './finish.module.css';

interface Props {
  detail: CaseDetail;
  plan: ListedPlan;
  number: number;
  kind: FinishKind;
  source: PlanToShow;
  /** Hash of the document of the plan. */
  design: string;
  read: FinishRead;
  back: string;
  onReload: () => void;
}

/** Teeth are only looked at: whoever presses one means none of them. */
const nothing = (): void => undefined;

/** Stages with the lines that make them ready for production, in 3D and in numbers. */
export function FinishWorkbench({ detail, plan: listed, number, kind, source, design, read, back, onReload }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const finishing = useFinish({ container, listed, kind, source, design, read });
  const run = useFinishKeys(finishing);
  const { plan, keeping, unsaved, drawing, gum } = finishing;
  const { scene } = plan.live;
  return (
    <div
      className={`${editorStyles.page} ${styles.page}`}
      data-finish={keeping.state}
      data-drawn={drawing && gum ? drawing.cutLine.points.length : 0}
      data-unsaved={unsaved}
    >
      <FinishTopBar {...{ detail, plan: listed, number, finishing, back, onReload }} />
      <FinishRail finishing={finishing} run={run} />
      <PlanStage
        container={container}
        plan={plan}
        legend={<FinishLegend finishing={finishing} />}
        over={
          scene && !plan.live.contextLost && drawing && gum ? (
            <>
              {finishing.reads ? null : <LineHandles finishing={finishing} scene={scene} drawing={drawing} gum={gum} />}
              {kind === 'postProcess' ? <TextMark finishing={finishing} scene={scene} drawing={drawing} /> : null}
            </>
          ) : null
        }
        onPick={nothing}
        scale
      />
      <FinishPanel finishing={finishing} run={run} />
    </div>
  );
}
