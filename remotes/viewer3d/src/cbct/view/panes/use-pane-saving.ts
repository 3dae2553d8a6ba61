import { formatDateTime, formatNumber, notify, useText } from '@archway/platform';
import type { PaneName } from '../../engine/panes.ts';
import type { LiveEngine } from '../use-engine.ts';
import { download, paintPane } from './save-pane.ts';

/** Saves what a pane shows as a picture, with what it is of; nothing before something is shown. */
export function usePaneSaving(volume: string, { engine, shown }: LiveEngine): (pane: PaneName) => void {
  const t = useText('viewer3d');
  return (pane) => {
    if (!engine || shown === 0) return;
    const now = new Date();
    const name = t(`cbct.pane.${pane}`);
    paintPane(engine, pane, {
      name,
      caption: `${volume} · ${name} · ${formatDateTime(now)}`,
      millimetres: (mm) => formatNumber(mm, { unit: 'mm' }),
    })
      .then((canvas) => download(canvas, `cbct_${pane}_${now.toISOString().replace(/\D/g, '').slice(0, 14)}.jpg`))
      .catch(() => notify.error(t('screenshotFailed')));
  };
}
