import { useText } from '@archway/platform';
import { ArrowLeft, ArrowRight, Button } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useToothName } from '../../design/panel/tooth-name.ts';
import type { Correcting } from '../state/use-correcting.ts';
import type { TeethDeed } from '../tools/teeth-tools.ts';
import styles from './teeth.module.css';

interface Props {
  /** Numbers of the jaw. */
  places: readonly number[];
  correcting: Correcting;
  run: (deed: TeethDeed) => void;
}

/** The number of the selected tooth, and what is done with it. */
export function ToothFields({ places, correcting, run }: Props) {
  const t = useText('viewer3d');
  const words = useToothName();
  const { now, selected, name, busy } = correcting;
  const fdi = selected.at(-1);
  if (fdi === undefined) return <p className={styles.quiet}>{t('teeth.pick')}</p>;
  const isThere = now.teeth.some((tooth) => tooth.fdi === fdi);
  const isMissing = now.missing.includes(fdi);
  const options = places.map((value) => {
    const taken = value !== fdi && now.teeth.some((tooth) => tooth.fdi === value);
    return { value, label: `${name(value)} ${words(value)}${taken ? t('teeth.exchanges') : ''}` };
  });
  return (
    <div className={styles.fields}>
      <p>
        <strong>{name(fdi)}</strong> {words(fdi)}
      </p>
      {isThere ? (
        <>
          <label>
            <span>{t('teeth.number')}</span>
            <Select<number>
              value={fdi}
              options={options}
              showSearch={{ optionFilterProp: 'label' }}
              disabled={busy}
              aria-label={t('teeth.number')}
              onChange={(to) => void correcting.run({ type: 'renumber', from: fdi, to }, [to])}
            />
          </label>
          <div className={styles.shift} role="group" aria-label={t('teeth.shift')}>
            <span>{t('teeth.shift')}</span>
            <Button
              icon={<ArrowLeft />}
              disabled={busy}
              aria-label={t('teeth.deed.lower')}
              title={`${t('teeth.help.lower')} ([)`}
              onClick={() => run('lower')}
            >
              −1
            </Button>
            <Button
              icon={<ArrowRight />}
              disabled={busy}
              aria-label={t('teeth.deed.higher')}
              title={`${t('teeth.help.higher')} (])`}
              onClick={() => run('higher')}
            >
              +1
            </Button>
          </div>
        </>
      ) : null}
      <div className={styles.deeds}>
        <Button disabled={busy} onClick={() => run('missing')}>
          {t(isMissing ? 'teeth.notMissing' : 'teeth.deed.missing')}
        </Button>
        {isThere ? (
          <>
            <Button disabled={busy} onClick={() => run('delete')}>
              {t('teeth.deed.delete')}
            </Button>
            <Button disabled={busy} onClick={() => run('smooth')}>
              {t('teeth.deed.smooth')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
