import { type CaseModel, analyseFlag, analyseFlags, toneOf } from '@archway/contracts';
import { StatusTag } from '@archway/ui';
import { Progress } from '@archway/ui/data';
import { formatFileName, useDictionary, useText } from '@archway/platform';
import { isBusyModel } from './busy-model.ts';
import { meshErrorText } from './mesh-error-text.ts';
import styles from './models.module.css';

interface Props {
  model: CaseModel;
  /** 0 to 1 while a worker is at it, once something was heard of it. */
  progress: number | undefined;
}

const PERCENT = 100;

/** What a model file is called and how far it is; why it failed, and what can be done. */
export function ModelHead({ model, progress }: Props) {
  const t = useText('cases');
  const { nameOf } = useDictionary('analyse_flag');
  const { analyseFlag: flag, analysisError } = model;
  const name = formatFileName(model.fileName);
  return (
    <>
      <div className={styles.file}>
        <strong title={name}>{name}</strong>
        <StatusTag tone={toneOf(analyseFlags, flag)}>{nameOf(flag)}</StatusTag>
      </div>
      {isBusyModel(flag) ? (
        <Progress percent={Math.round((progress ?? 0) * PERCENT)} size="small" aria-label={nameOf(flag)} />
      ) : null}
      {flag === analyseFlag.failed || flag === analyseFlag.preparingFailed ? (
        <p className={styles.problem} role="alert">
          {meshErrorText(analysisError ?? '', t)}{' '}
          {t(flag === analyseFlag.failed ? 'models.failedHint' : 'prepare.failedHint')}
        </p>
      ) : null}
    </>
  );
}
