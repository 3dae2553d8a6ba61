import { type CaseModel, analyseFlag } from '@archway/contracts';
import { Button, Card } from '@archway/ui';
import { useText } from '@archway/platform';
import { ModelHead } from '../ModelHead.tsx';
import { useModelActions } from '../use-model-actions.ts';
import { RepairedModel } from './RepairedModel.tsx';
import styles from '../models.module.css';

interface Props {
  model: CaseModel;
  progress: number | undefined;
}

/** One jaw on its way to a repaired model: what it waits for, the button, and what came of it. */
export function PreparedJaw({ model, progress }: Props) {
  const t = useText('cases');
  const { may, take, taking } = useModelActions(model);
  const { analyseFlag: flag, preparation } = model;
  const again = flag === analyseFlag.preparingFailed;
  return (
    <Card title={t(`jaw.${model.jaw}`)}>
      <ModelHead model={model} progress={progress} />
      {preparation || again || flag === analyseFlag.preparing ? null : (
        <p className={styles.quiet}>{t(flag === analyseFlag.done ? 'prepare.none' : 'prepare.waiting')}</p>
      )}
      <RepairedModel model={model} />
      {may(model, 'prepare') || may(model, 'analyse') ? (
        <div className={styles.buttons}>
          {may(model, 'prepare') ? (
            <Button type="primary" loading={taking === 'prepare'} onClick={() => void take('prepare', model)}>
              {t(again ? 'prepare.again' : 'prepare.action')}
            </Button>
          ) : null}
          {may(model, 'analyse') ? (
            <Button loading={taking === 'analyse'} onClick={() => void take('analyse', model)}>
              {t('ask.analyse.ok')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
