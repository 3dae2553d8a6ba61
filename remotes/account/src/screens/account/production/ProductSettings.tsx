import { type ParameterValues, standardParameters } from '@archway/contracts';
import { confirmAction, useText } from '@archway/platform';
import { Button, Card, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { ParameterFields } from '../preferences/configurations/ParameterFields.tsx';
import { useParameterForm } from '../preferences/configurations/use-parameter-form.ts';
import { useProductSettings, useSavedParameters } from './use-product-settings.ts';
import styles from './product-settings.module.css';

/** The production parameters that count where no configuration says otherwise. */
export function ProductSettings({ doctorId }: { doctorId: string }) {
  const t = useText('account');
  const { values, isError, error, refetch } = useProductSettings(doctorId);
  if (isError) return <ErrorBox title={t('productSettings.failed')} error={error} onRetry={() => void refetch()} />;
  if (!values) return <LoadingSkeleton variant="form" rows={6} />;
  return <Fields doctorId={doctorId} initial={values} />;
}

function Fields({ doctorId, initial }: { doctorId: string; initial: ParameterValues }) {
  const t = useText('account');
  const parameters = useParameterForm(initial, async () => undefined, false);
  const { state, retry } = useSavedParameters(doctorId, parameters.values);
  const wrong = parameters.problems.length > 0;
  const restore = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('productSettings.resetTitle'),
      body: t('productSettings.resetBody'),
      okText: t('productSettings.reset'),
    });
    if (sure) parameters.overwrite(standardParameters);
  };
  return (
    <Card
      title={t('productSettings.title')}
      extra={<Button onClick={() => void restore()}>{t('productSettings.reset')}</Button>}
    >
      <div className={styles.note}>
        <p>{t('productSettings.body')}</p>
        <span role="status" className={wrong || state.kind === 'failed' ? styles.wrong : undefined}>
          {wrong
            ? t('productSettings.invalid')
            : state.kind === 'idle'
              ? null
              : t(`productSettings.state.${state.kind}`)}
        </span>
        {state.kind === 'failed' ? (
          <Button type="link" size="small" onClick={retry}>
            {t('productSettings.retry')}
          </Button>
        ) : null}
      </div>
      <div className={styles.groups}>
        <ParameterFields parameters={parameters} />
      </div>
    </Card>
  );
}
