import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ProcessDetail, endpoints, processStatus } from '@archway/contracts';
import { call, formatBytes, useText } from '@archway/platform';
import { Button, Card, Download, EmptyState, Box } from '@archway/ui';
import { editPath, jawText } from '../../processing/process-words.ts';
import { ResultPreview } from './ResultPreview.tsx';
import { ResultReport } from './ResultReport.tsx';
import styles from './retainer-detail.module.css';

type Model = ProcessDetail['models'][number];

/** The model of each jaw with what was made of it. */
export function ResultModels({ order }: { order: ProcessDetail }) {
  const t = useText('production');
  if (order.models.length === 0)
    return (
      <Card title={t('process.models')}>
        <EmptyState
          icon={<Box />}
          title={t('process.noModels')}
          body={t('process.noModelsBody')}
          action={<Link to={editPath(order)}>{t('process.action.edit')}</Link>}
        />
      </Card>
    );
  return (
    <div className={styles.models}>
      {order.models.map((model) => (
        <ResultModel key={model.jaw} order={order} model={model} />
      ))}
    </div>
  );
}

function ResultModel({ order, model }: { order: ProcessDetail; model: Model }) {
  const t = useText('production');
  const [busy, setBusy] = useState(false);
  const { jaw, result } = model;
  const save = async (): Promise<void> => {
    setBusy(true);
    const params = { processId: order.processId, jaw };
    await call(endpoints.process.download, { params }).then(
      ({ url }) => window.location.assign(url),
      () => {},
    );
    setBusy(false);
  };
  return (
    <Card
      title={jawText(jaw, t)}
      extra={
        order.status === processStatus.confirmed && result ? (
          <Button
            size="small"
            loading={busy}
            icon={<Download aria-hidden="true" />}
            aria-label={t('process.downloadOf', { jaw: jawText(jaw, t) })}
            onClick={() => void save()}
          >
            {t('process.download', { size: formatBytes(result.fileSize) })}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.quiet}>
        {t('process.source')}: {model.fileName} · {formatBytes(model.size)}
      </p>
      {result ? (
        <>
          <ResultPreview order={order} jaw={jaw} />
          <ResultReport result={result} />
        </>
      ) : null}
    </Card>
  );
}
