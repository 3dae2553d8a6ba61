import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaseDetail, ListedPlan, PlanToShow } from '@archway/contracts';
import { PlanStage } from '../../plan/view/PlanStage.tsx';
import { ArchLayer } from '../arch/ArchLayer.tsx';
import { DesignPanel } from '../panel/DesignPanel.tsx';
import { TEETH_TABLE } from '../panel/TeethTable.tsx';
import { type KeptDesign, keepDesign } from '../saving/kept-design.ts';
import editorStyles from '../../screens/parts/editor.module.css';
import { useSceneSetting } from '../../screens/viewer/live/use-scene-setting.ts';
import { usePen } from '../saving/use-pen.ts';
import { useSaving } from '../saving/use-saving.ts';
import type { Prescribed } from '../state/editing.ts';
import { DesignPlayer } from '../timeline/DesignPlayer.tsx';
import { useDesignKeys } from '../tools/use-design-keys.ts';
import { useDesign } from '../use-design.ts';
import { DesignHints } from './DesignHints.tsx';
import { DesignLegend } from './DesignLegend.tsx';
import { DesignRail } from './DesignRail.tsx';
import { DesignTopBar } from './DesignTopBar.tsx';
import { OverlapMarks } from './OverlapMarks.tsx';
import styles from './design.module.css';

interface Props {
  detail: CaseDetail;
  plan: ListedPlan;
  number: number;
  source: PlanToShow;
  /** Hash of what is opened. */
  base: string;
  prescribed: Prescribed;
  userId: string;
  kept: KeptDesign | null;
  back: string;
  onSaved: (sha256: string) => void;
  /** Opens what somebody else has saved. */
  onReload: () => void;
}

/** A draft that is designed: in 3D, in numbers and in time. */
export function DesignWorkbench(props: Props) {
  const { detail, plan: listed, number, source, base, prescribed, userId, kept, back, onSaved, onReload } = props;
  const container = useRef<HTMLDivElement>(null);
  const { planId } = listed;
  const pen = usePen(listed);
  const reads = pen.state !== 'mine';
  const flush = useRef<() => Promise<boolean>>(() => Promise.resolve(true));
  const save = useCallback(() => void flush.current(), []);
  const { setting } = useSceneSetting(false);
  const design = useDesign({ container, source, prescribed, stage: 0, reads, save, alarms: setting });
  const { edits, plan, pick, grabs, dispatch, checking } = design;
  const saving = useSaving({
    ...{ place: listed, userId, base, edit: edits.now, reads, onSaved },
    checks: checking.found?.checks ?? null,
  });
  useEffect(() => {
    flush.current = saving.flush;
  });
  useDesignKeys(design);
  const [offered, offer] = useState(kept);
  const forget = (): void => {
    offer(null);
    void keepDesign(userId, planId, null);
  };
  const { live } = plan;
  return (
    <div className={`${editorStyles.page} ${styles.page}`} data-design={pen.state}>
      <DesignTopBar
        detail={detail}
        plan={listed}
        number={number}
        saving={saving}
        pen={pen}
        back={back}
        onReload={onReload}
      />
      <DesignRail design={design} />
      <PlanStage
        container={container}
        plan={plan}
        legend={<DesignLegend design={design} />}
        describedBy={TEETH_TABLE}
        over={
          live.scene && !live.contextLost ? (
            <>
              <OverlapMarks design={design} scene={live.scene} />
              <ArchLayer design={design} scene={live.scene} />
            </>
          ) : null
        }
        hint={
          <DesignHints
            design={design}
            kept={offered}
            fits={offered?.base === base}
            onRecover={() => {
              if (offered) dispatch({ type: 'recover', edit: { document: offered.document } });
              offer(null);
            }}
            onForget={forget}
          />
        }
        onPick={(fdi, add) => {
          if (!grabs()) pick(fdi, add);
        }}
        scale
      />
      <DesignPanel design={design} />
      <DesignPlayer design={design} />
    </div>
  );
}
