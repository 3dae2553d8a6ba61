import { useText } from '@archway/platform';
import { Box, Button, EmptyState, ErrorBox } from '@archway/ui';
import type { Graphics } from '../engine/graphics.ts';
import type { RunningLoad } from '../loading/use-volume-load.ts';
import type { LiveEngine } from './use-engine.ts';
import styles from './stage.module.css';

interface Props {
  load: RunningLoad;
  live: LiveEngine;
  graphics: Graphics;
}

/** What keeps the panes from being seen at all: no WebGL 2, a lost context, an engine or a volume that failed. */
export function StageMessage({ load, live, graphics }: Props) {
  const t = useText('viewer3d');
  const content = ((): React.ReactNode => {
    if (!graphics.webgl2)
      return <EmptyState icon={<Box />} title={t('message.noWebgl.title')} body={t('message.noWebgl.body')} />;
    if (live.failure)
      return (
        <ErrorBox
          title={t('cbct.failure.moduleInit.title')}
          body={t('cbct.failure.moduleInit.body')}
          error={live.failure}
          onRetry={live.rebuild}
        />
      );
    if (live.contextLost)
      return (
        <EmptyState
          icon={<Box />}
          title={t('cbct.context.lost')}
          body={t('cbct.context.safe')}
          action={<Button onClick={live.rebuild}>{t('cbct.context.restore')}</Button>}
        />
      );
    const { failure, phase, shown } = load;
    if (phase === 'failed' && failure && !shown)
      return (
        <div data-failure={failure.kind}>
          <ErrorBox
            title={t(`cbct.failure.${failure.kind}.title`)}
            body={t(`cbct.failure.${failure.kind}.body`)}
            error={new Error(failure.detail)}
            onRetry={load.start}
          />
        </div>
      );
    return null;
  })();
  if (content === null) return null;
  return (
    <div className={styles.message}>
      <div className={styles.messageBox}>{content}</div>
    </div>
  );
}
