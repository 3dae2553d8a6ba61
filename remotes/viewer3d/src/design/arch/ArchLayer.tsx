import { useEffect, useMemo, useState } from 'react';
import { archLine } from '@archway/dental/edit';
import type { PlanScene } from '../../plan/scene/plan-scene.ts';
import { showsTarget } from '../../plan/stages/plan-stages.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import type { Design } from '../use-design.ts';
import { ArchHandleMark } from './ArchHandleMark.tsx';
import { planeOnCanvas } from './plane-on-canvas.ts';
import styles from './arch.module.css';

/** The line of the shown jaw over its teeth at their target, with handles. */
export function ArchLayer({ design, scene }: { design: Design; scene: PlanScene }) {
  const { arch, jaw, plan } = design;
  const { shown } = arch;
  const stage = useStage(plan.clock);
  const visible = shown !== null && plan.state.jaws[jaw] && showsTarget(plan.stages, jaw, stage);
  const line = useMemo(() => shown && archLine(shown.form, shown.marks), [shown]);
  const height = line?.points[0]?.[1] ?? 0;
  const [plane, setPlane] = useState(() => planeOnCanvas(scene, jaw, height));
  useEffect(() => {
    if (!visible) return;
    const look = (): void =>
      setPlane((before) => {
        const now = planeOnCanvas(scene, jaw, height);
        return now.key === before.key ? before : now;
      });
    look();
    return plan.live.frames.subscribe(look);
  }, [visible, scene, jaw, height, plan.live.frames]);
  if (!visible || !line) return null;
  const points = line.points.map((point) => {
    const { x, y } = plane.to(point);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={styles.layer} data-arch={jaw} data-busy={arch.running || undefined}>
      <polyline className={styles.line} points={points.join(' ')} />
      {line.handles.map((handle) => (
        <ArchHandleMark key={`${handle.number} ${handle.side}`} design={design} handle={handle} plane={plane} />
      ))}
    </svg>
  );
}
