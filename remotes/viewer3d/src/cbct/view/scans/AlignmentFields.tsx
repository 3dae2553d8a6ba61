import { useState } from 'react';
import { formatNumber, useText } from '@archway/platform';
import { Button, Focus, Move3d, StatusTag, Undo2 } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import { errorText } from '../error-text.ts';
import { PAIRS_NEEDED, type Registration } from './use-registration.ts';
import styles from '../panel/panel.module.css';

interface Props {
  registration: Registration;
  onPlace: () => void;
  onPick: () => void;
  onRefine: () => void;
}

const STEPS = [0.1, 1, 5] as const;
const axes = [
  { axis: 0, name: 'left' },
  { axis: 1, name: 'back' },
  { axis: 2, name: 'up' },
] as const;

/** How well the scans stand to the CT, said honestly, and the ways to make it better. */
export function AlignmentFields({ registration, onPlace, onPick, onRefine }: Props) {
  const t = useText('viewer3d');
  const [step, setStep] = useState<number>(1);
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
      {picking && (
        <section className={styles.section} data-pairs={picking.pairs.length}>
          <h3>{t('cbct.align.pairs', { num: picking.pairs.length, needed: PAIRS_NEEDED })}</h3>
          <p className={styles.note} role="status">
            {t(picking.pending ? 'cbct.align.inVolume' : 'cbct.align.onScan', { num: picking.pairs.length + 1 })}
          </p>
          <div className={styles.buttons}>
            <Button
              size="small"
              disabled={picking.pairs.length === 0 && !picking.pending}
              icon={<Undo2 />}
              onClick={registration.removePair}
            >
              {t('cbct.align.removePair')}
            </Button>
            <Button
              size="small"
              type={picking.pairs.length >= PAIRS_NEEDED ? 'primary' : 'default'}
              onClick={registration.stopPicking}
            >
              {t(picking.pairs.length >= PAIRS_NEEDED ? 'cbct.align.donePicking' : 'cbct.align.cancelPicking')}
            </Button>
          </div>
        </section>
      )}
      {state !== 'none' && !picking && (
        <section className={styles.section}>
          <h3>{t('cbct.align.byHand')}</h3>
          <Segmented<number>
            block
            size="small"
            value={step}
            onChange={setStep}
            options={STEPS.map((value) => ({ value, label: `${value} mm/°` }))}
          />
          {axes.map(({ axis, name }) => (
            <div key={name} className={styles.nudge}>
              <span>{t(`cbct.align.${name}`)}</span>
              {([-1, 1] as const).map((sign) => (
                <Button
                  key={`move${sign}`}
                  size="small"
                  aria-label={t('cbct.align.moveBy', { axis: t(`cbct.align.${name}`), step: sign * step })}
                  onClick={() => registration.nudge(axis, sign * step)}
                >
                  {sign > 0 ? '+' : '−'}
                </Button>
              ))}
              <span>{t('cbct.align.turn')}</span>
              {([-1, 1] as const).map((sign) => (
                <Button
                  key={`turn${sign}`}
                  size="small"
                  aria-label={t('cbct.align.turnBy', { axis: t(`cbct.align.${name}`), step: sign * step })}
                  onClick={() => registration.turn(axis, sign * step)}
                >
                  {sign > 0 ? '↺' : '↻'}
                </Button>
              ))}
            </div>
          ))}
        </section>
      )}
    </>
  );
}
