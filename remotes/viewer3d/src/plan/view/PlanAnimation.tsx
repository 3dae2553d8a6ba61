import { useRef } from 'react';
import type { SlotProps } from '@archway/contracts';
import { CanvasTheme } from '@archway/ui';
import { PlanLegend } from './PlanLegend.tsx';
import { PlanStage } from './PlanStage.tsx';
import { Player } from './Player.tsx';
import { usePlan } from './use-plan.ts';
import styles from './animation.module.css';

const unchanged: ReadonlySet<number> = new Set();

/** The stages of a plan in 3D, wherever its meshes come from: canvas and player, and nothing that needs a case. */
export function PlanAnimation({ source, stage = 0 }: SlotProps['plan.animation']) {
  const container = useRef<HTMLDivElement>(null);
  const plan = usePlan(container, { source, compared: null, first: { stage }, changed: unchanged });
  return (
    <div className={styles.box}>
      <CanvasTheme>
        <div className={styles.animation}>
          <PlanStage
            container={container}
            plan={plan}
            legend={<PlanLegend plan={plan} names={null} changed={false} />}
            scale={false}
          />
          <Player plan={plan} />
        </div>
      </CanvasTheme>
    </div>
  );
}
