import { useState } from 'react';
import { formatNumber, useText } from '@archway/platform';
import { Button, Focus, Move3d, StatusTag, Undo2 } from '@archway/ui';
import { errorText } from '../error-text.ts';
import { NudgeFields } from './NudgeFields.tsx';
import { PairFields } from './PairFields.tsx';
import type { Registration } from './use-registration.ts';
import styles from '../panel/panel.module.css';

interface Props {
  registration: Registration;
  onPlace: () => void;
  onPick: () => void;
  onRefine: () => void;
}

/** How well the scans stand to the CT, said honestly, and the ways to make it better. */
export function AlignmentFields({ registration, onPlace, onPick, onRefine }: Props) {
  const t = useText('viewer3d');
  const [step, setStep] = useState(1);
  const { alignment, picking, refining } = registration;
  const { state, error, matched } = alignment;
  const tone = state === 'refined' || state === 'points' ? 'success' : state === 'rough' ? 'warning' : 'neutral';
  return (
    <>
      <section className={styles.section}>
        <h3>{t('cbct.align.title')}</h3>
        <div className={styles.row} data-alignment={state}>
          <StatusTag tone={tone}>{t(`cbct.align.${state}`)}</StatusTag>
          {error !== null && <output>{errorText(error)}</output>}
        </div>
        <p className={styles.note}>
          {matched === null
            ? t(`cbct.align.${state}Note`)
            : t('cbct.align.matched', { share: formatNumber(matched * 100, { digits: 0, unit: '%' }) })}
        </p>
        <div className={styles.buttons}>
          <Button size="small" icon={<Move3d />} onClick={onPlace}>
            {t('cbct.align.place')}
          </Button>
          {!picking && (
            <Button size="small" icon={<Focus />} onClick={onPick}>
              {t('cbct.align.pick')}
            </Button>
          )}
          {state !== 'none' && (
            <Button size="small" loading={refining === 'working'} onClick={onRefine}>
              {t('cbct.align.refine')}
            </Button>
          )}
          {state !== 'none' && (
            <Button size="small" type="text" icon={<Undo2 />} onClick={registration.forget}>
              {t('cbct.align.forget')}
            </Button>
          )}
        </div>
        {(refining === 'tooFar' || refining === 'failed') && (
          <p className={styles.warning} role="alert">
            {t(`cbct.align.${refining}`)}
          </p>
        )}
      </section>
      {picking && <PairFields picking={picking} registration={registration} />}
      {state !== 'none' && !picking && <NudgeFields step={step} onStep={setStep} registration={registration} />}
    </>
  );
}
