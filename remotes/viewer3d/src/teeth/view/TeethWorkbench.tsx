import { useCallback, useMemo, useRef, useState } from 'react';
import type { CaseDetail, CaseModel } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import type { Vec3 } from '@archway/geometry';
import editorStyles from '../../screens/parts/editor.module.css';
import { standardViews, type ViewName } from '../../scene/standard-views.ts';
import { useLiveScene } from '../../scene/use-live-scene.ts';
import { TeethScene } from '../scene/teeth-scene.ts';
import { useCorrecting } from '../state/use-correcting.ts';
import type { OpenedJaw } from '../state/use-opened.ts';
import type { TeethTool } from '../tools/teeth-tools.ts';
import { useTeethDeeds } from '../tools/use-teeth-deeds.ts';
import { useTeethKeys } from '../tools/use-teeth-keys.ts';
import type { JawAxes } from '../work/teeth-jobs.ts';
import { TeethPanel } from './TeethPanel.tsx';
import { TeethRail } from './TeethRail.tsx';
import { TeethStage } from './TeethStage.tsx';
import { TeethTopBar } from './TeethTopBar.tsx';
import styles from './teeth.module.css';

interface Props {
  detail: CaseDetail;
  model: CaseModel;
  opened: OpenedJaw;
  back: string;
  onReload: () => void;
}

/** Radii of the brush, mm. */
const BRUSHES = [0.6, 1, 1.6, 2.4] as const;
const FLIGHT_MS = 450;

/** The teeth of one jaw, put right by hand: in 3D, in a chart, and by what the machine doubts. */
export function TeethWorkbench({ detail, model, opened, back, onReload }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const correcting = useCorrecting(model, opened);
  const [tool, setTool] = useState<TeethTool>('select');
  const [size, setSize] = useState(1);
  const [view, setView] = useState<ViewName | null>(opened.name);
  const onTurned = useCallback(() => setView(null), []);
  const live = useLiveScene(container, TeethScene, onTurned);
  const { scene } = live;
  const show = (name: ViewName): void => {
    setView(name);
    scene?.showView(name, FLIGHT_MS);
  };
  const { axes, name, teeth: atFirst } = opened;
  const { teeth } = correcting.now;
  const middles = useMemo(() => new Map(teeth.map(({ fdi, middle }) => [fdi, inMouth(axes, middle)])), [axes, teeth]);
  const first = useMemo(
    () => new Map(atFirst.teeth.map(({ fdi, middle }) => [fdi, inMouth(axes, middle)])),
    [axes, atFirst],
  );
  const flyTo = (fdi: number): void => {
    const at = middles.get(fdi) ?? first.get(fdi);
    if (at) scene?.flyTo(at, name === 'upper' ? -1 : 1, FLIGHT_MS);
  };
  const resize = (by: number): void => setSize((now) => Math.max(0, Math.min(BRUSHES.length - 1, now + by)));
  const run = useTeethDeeds({ correcting, opened, setTool, resize });
  useTeethKeys({ run, setTool, correcting, show: (at) => show(viewsOf(name)[at]!) });
  return (
    <div
      className={`${editorStyles.page} ${styles.page}`}
      data-teeth={correcting.busy ? 'busy' : 'ready'}
      data-unsaved={correcting.unsaved}
    >
      <TeethTopBar detail={detail} model={model} correcting={correcting} back={back} onReload={onReload} />
      <TeethRail tool={tool} setTool={setTool} correcting={correcting} run={run} />
      <TeethStage
        {...{ container, live, opened, correcting, tool, view, middles }}
        radius={BRUSHES[size]!}
        views={viewsOf(name)}
        onView={show}
      />
      <TeethPanel model={model} opened={opened} correcting={correcting} run={run} onLook={flyTo} />
    </div>
  );
}

/** The biting surfaces first, then from outside. */
const viewsOf = (jaw: Jaw): readonly ViewName[] => [jaw, 'front', 'right', 'left'].filter(isView);
const isView = (name: string): name is ViewName => name in standardViews;

/** A point of the file in the patient's axes. */
function inMouth({ origin, left, up, front, toMm }: JawAxes, [x, y, z]: Vec3): Vec3 {
  const [u, v, w] = [x - origin[0], y - origin[1], z - origin[2]];
  const along = (axis: Vec3): number => (axis[0] * u + axis[1] * v + axis[2] * w) * toMm;
  return [along(left), along(up), along(front)];
}
