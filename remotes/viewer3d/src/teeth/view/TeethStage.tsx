import { type RefObject, useEffect } from 'react';
import { useText } from '@archway/platform';
import type { Vec3 } from '@archway/geometry';
import { NoWebgl } from '../../screens/parts/NoWebgl.tsx';
import { ScaleBar } from '../../screens/parts/ScaleBar.tsx';
import partStyles from '../../screens/parts/parts.module.css';
import stageStyles from '../../plan/view/stage.module.css';
import { isTyping } from '../../keys/is-typing.ts';
import { turnOf } from '../../keys/turn-of.ts';
import type { ViewName } from '../../scene/standard-views.ts';
import type { LiveScene } from '../../scene/use-live-scene.ts';
import type { TeethScene } from '../scene/teeth-scene.ts';
import type { Correcting } from '../state/use-correcting.ts';
import type { OpenedJaw } from '../state/use-opened.ts';
import type { TeethTool } from '../tools/teeth-tools.ts';
import { BrushRing } from './BrushRing.tsx';
import { ToothNumbers } from './ToothNumbers.tsx';
import { usePointerTools } from './use-pointer-tools.ts';
import styles from './teeth.module.css';

interface Props {
  container: RefObject<HTMLDivElement | null>;
  live: LiveScene<TeethScene>;
  opened: OpenedJaw;
  correcting: Correcting;
  tool: TeethTool;
  /** Of the brush, mm. */
  radius: number;
  view: ViewName | null;
  views: readonly ViewName[];
  onView: (view: ViewName) => void;
  /** Of the teeth, in the patient's axes. */
  middles: ReadonlyMap<number, Vec3>;
}

const viewKeys = ['O', 'F', 'R', 'L'] as const;

/** The jaw in the colours of its teeth, with what lies over it. */
export function TeethStage({ container, live, opened, correcting, tool, radius, view, views, onView, middles }: Props) {
  const t = useText('viewer3d');
  const { scene } = live;
  const { now, selected, busy, name } = correcting;
  useEffect(() => {
    if (!scene) return;
    scene.setJaw(opened.jaw);
    scene.showView(opened.name, 0);
  }, [scene, opened]);
  useEffect(() => {
    scene?.setLabels(now.labels, new Set(selected));
    if (scene) scene.canvas.dataset['teeth'] = now.teeth.map(({ fdi }) => fdi).join(' ');
  }, [scene, opened, now, selected]);
  useTurning(container, scene);
  usePointerTools({ scene, correcting, tool, radius });
  const target = selected.at(-1);
  const tooth = target === undefined ? '' : name(target);
  const hint = t(`teeth.hint.${tool === 'tooth' && target === undefined ? 'toothFirst' : tool}`, { tooth });
  return (
    <div className={stageStyles.stage} data-tool={tool}>
      <div
        ref={container}
        className={`${stageStyles.canvas} ${styles.canvas}`}
        role="application"
        tabIndex={0}
        aria-label={t('canvas.label')}
        data-lost={live.contextLost || undefined}
        data-tool={tool}
      />
      {live.unsupported ? (
        <NoWebgl />
      ) : (
        <>
          {scene && !live.contextLost ? (
            <ToothNumbers
              scene={scene}
              frames={live.frames}
              middles={middles}
              correcting={correcting}
              opened={opened}
            />
          ) : null}
          {scene && (tool === 'tooth' || tool === 'gum') ? (
            <BrushRing scene={scene} frames={live.frames} radius={radius} gum={tool === 'gum'} />
          ) : null}
          <div className={partStyles.views} role="group" aria-label={t('view.all')}>
            {views.map((each, at) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === view}
                title={`${t(at === 0 ? 'teeth.occlusal' : `view.${each}`)} (${viewKeys[at]!})`}
                onClick={() => onView(each)}
              >
                {t(at === 0 ? 'teeth.occlusal' : `view.${each}`)}
              </button>
            ))}
          </div>
          <div className={stageStyles.bottom}>
            <div className={stageStyles.told}>
              <p className={styles.hint} role="status">
                {busy ? t('teeth.working') : hint}
              </p>
            </div>
            {scene ? <ScaleBar scene={scene} frames={live.frames} projection="orthographic" /> : null}
          </div>
        </>
      )}
    </div>
  );
}

/** Arrow keys turn the jaw while it has the focus. */
function useTurning(container: RefObject<HTMLDivElement | null>, scene: TeethScene | null): void {
  useEffect(() => {
    const element = container.current;
    if (!scene || !element) return;
    const listen = (event: KeyboardEvent): void => {
      const turn = turnOf(event.key);
      if (!turn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      scene.turn(...turn);
      event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [container, scene]);
}
