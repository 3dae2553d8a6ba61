import { useState } from 'react';
import type { CephFilm } from '@archway/contracts';
import type { LandmarkKey } from '@archway/ceph';
import { CanvasTheme } from '@archway/ui';
import { useText } from '@archway/platform';
import { nextOpen, placed } from '../tracing/tracing-state.ts';
import type { TracingEditor } from '../tracing/use-tracing.ts';
import { CalibrationPanel } from './CalibrationPanel.tsx';
import { FilmStage } from './FilmStage.tsx';
import { wholeFilm } from './film-view.ts';
import { asStored, filterOf } from './light.ts';
import { StageTools } from './StageTools.tsx';
import { Superimposition } from './Superimposition.tsx';
import type { Comparison } from './use-comparison.ts';
import { useCalibrating } from './use-calibrating.ts';
import { useStageKeys } from './use-stage-keys.ts';
import styles from '../ceph.module.css';

interface Props {
  film: CephFilm;
  src: string;
  editor: TracingEditor;
  editable: boolean;
  selected: LandmarkKey | null;
  onSelect: (key: LandmarkKey | null) => void;
  comparison: Comparison;
}

/** The stage with its tools: light, size, calibration, superimposition. */
export function TracedFilm({ film, src, editor, editable, selected, onSelect, comparison }: Props) {
  const t = useText('cases');
  const { now } = editor.history;
  const [view, setView] = useState(() => wholeFilm(film));
  const [light, setLight] = useState(asStored);
  const calibrating = useCalibrating(film, editor);
  const onKeyDown = useStageKeys({ film, editor, editable, selected, onSelect, view, onView: setView });
  const { earlier, laid, shown } = comparison;
  return (
    <CanvasTheme>
      <div className={styles.film}>
        <FilmStage
          {...{ film, src, selected, editable, view, onKeyDown }}
          alt={t('photoPosition.lateral')}
          tracing={now}
          onView={setView}
          filter={filterOf(light)}
          ruler={calibrating.ends}
          earlier={earlier && laid && shown ? { marks: earlier.marks, laid } : null}
          onHold={(held) => {
            if ('landmark' in held) onSelect(held.landmark);
          }}
          onPut={(held, at) => {
            if ('end' in held) return calibrating.put(held.end, at);
            const next = placed(now, held.landmark, at);
            editor.change(next);
            // After a first placing the next one is asked for; who only moves a landmark stays with it.
            if (!now.marks[held.landmark]) onSelect(nextOpen(next, held.landmark) ?? held.landmark);
          }}
        >
          <Superimposition filmDate={now.filmDate} comparison={comparison} />
          <CalibrationPanel
            calibration={now.calibration}
            draft={calibrating.draft}
            onBegin={editable ? calibrating.begin : undefined}
            onDraft={calibrating.setDraft}
            onKind={calibrating.kind}
            onApply={calibrating.apply}
            onCancel={calibrating.cancel}
          />
          <StageTools
            {...{ film, view, light }}
            onView={setView}
            onLight={setLight}
            editor={editable ? editor : null}
          />
        </FilmStage>
      </div>
    </CanvasTheme>
  );
}
