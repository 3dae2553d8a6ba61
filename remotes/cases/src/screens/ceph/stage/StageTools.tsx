import { Button, Contrast, Maximize2, Popover, Redo2, Undo2, ZoomIn, ZoomOut } from '@archway/ui';
import { Slider, Switch } from '@archway/ui/data';
import { useText } from '@archway/platform';
import type { TracingEditor } from '../tracing/use-tracing.ts';
import { type FilmView, type Size, ZOOM_STEP, wholeFilm, zoomedAt } from './film-view.ts';
import type { Light } from './light.ts';
import styles from './stage.module.css';

interface Props {
  film: Size;
  view: FilmView;
  onView: (view: FilmView) => void;
  light: Light;
  onLight: (light: Light) => void;
  /** Null for those who only look. */
  editor: TracingEditor | null;
}

/** Size and light of the film; undo and redo. */
export function StageTools({ film, view, onView, light, onLight, editor }: Props) {
  const t = useText('cases');
  const tool = (name: string, icon: React.ReactNode, act: () => void, disabled = false) => (
    <Button
      key={name}
      size="small"
      type="text"
      icon={icon}
      aria-label={t(name)}
      title={t(name)}
      disabled={disabled}
      onClick={act}
    />
  );
  const lighting = (
    <div className={styles.light}>
      <label htmlFor="ceph-brightness">{t('ceph.tool.brightness')}</label>
      <Slider
        id="ceph-brightness"
        min={40}
        max={200}
        value={light.brightness}
        onChange={(brightness: number) => onLight({ ...light, brightness })}
        ariaLabelForHandle={t('ceph.tool.brightness')}
      />
      <label htmlFor="ceph-contrast">{t('ceph.tool.contrast')}</label>
      <Slider
        id="ceph-contrast"
        min={50}
        max={250}
        value={light.contrast}
        onChange={(contrast: number) => onLight({ ...light, contrast })}
        ariaLabelForHandle={t('ceph.tool.contrast')}
      />
      <Switch
        size="small"
        checked={light.negative}
        onChange={(negative) => onLight({ ...light, negative })}
        aria-label={t('ceph.tool.negative')}
      />{' '}
      {t('ceph.tool.negative')}
    </div>
  );
  return (
    <div className={`${styles.panel} ${styles.tools}`} role="toolbar" aria-label={t('ceph.tool.label')}>
      {tool(
        'ceph.tool.zoomOut',
        <ZoomOut aria-hidden />,
        () => onView(zoomedAt(film, view, 1 / ZOOM_STEP)),
        view.zoom <= 1,
      )}
      <span className={styles.percent} aria-live="polite">
        {Math.round(view.zoom * 100)}%
      </span>
      {tool('ceph.tool.zoomIn', <ZoomIn aria-hidden />, () => onView(zoomedAt(film, view, ZOOM_STEP)))}
      {tool('ceph.tool.fit', <Maximize2 aria-hidden />, () => onView(wholeFilm(film)))}
      <Popover trigger="click" content={lighting}>
        <Button
          size="small"
          type="text"
          icon={<Contrast aria-hidden />}
          aria-label={t('ceph.tool.light')}
          title={t('ceph.tool.light')}
        />
      </Popover>
      {editor ? (
        <>
          {tool('ceph.tool.undo', <Undo2 aria-hidden />, editor.undo, editor.history.past.length === 0)}
          {tool('ceph.tool.redo', <Redo2 aria-hidden />, editor.redo, editor.history.future.length === 0)}
        </>
      ) : null}
    </div>
  );
}
