import type { CaseCbct, CbctNotes } from '@archway/contracts';
import { formatBytes, formatDateTime, formatFileName, formatNumber, useText } from '@archway/platform';
import type { ViewBudget } from '../../loading/memory-budget.ts';
import { isReduced, largestFactor, type ShownVolume } from '../../loading/shown-volume.ts';
import { scanDate } from './scan-date.ts';
import styles from './panel.module.css';

interface Props {
  cbct: CaseCbct;
  shown: ShownVolume | null;
  budget: ViewBudget;
}

/** What is known of the scan, and how much of it is being looked at. */
export function InfoTab({ cbct, shown, budget }: Props) {
  const t = useText('viewer3d');
  const { volume, notes } = cbct;
  const rows: readonly (readonly [string, string])[] = [
    [t('cbct.info.name'), volume.name],
    [t('cbct.info.description'), volume.description],
    [t('cbct.info.series'), volume.series],
    [t('cbct.info.modality'), volume.modality],
    [t('cbct.info.created'), scanDate(volume.created)],
    [t('cbct.info.dimension'), volume.size.join(' × ')],
    [t('cbct.info.spacing'), `${volume.spacing.map((mm) => formatNumber(mm, { digits: 3 })).join(' × ')} mm`],
    [t('cbct.info.type'), t(`cbct.info.${volume.componentType}`)],
    [t('cbct.info.file'), `${formatFileName(cbct.fileName)} · ${formatBytes(cbct.size)}`],
    [t('cbct.info.uploaded'), `${formatDateTime(cbct.uploadTime)} · ${cbct.uploadedBy}`],
  ];
  const found = noted(notes);
  return (
    <>
      <section className={styles.section}>
        <h3>{t('cbct.info.title')}</h3>
        <dl className={styles.facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h3>{t('cbct.info.notes')}</h3>
        {found.length === 0 ? (
          <p className={styles.note}>{t('cbct.info.noNotes')}</p>
        ) : (
          <ul className={styles.list}>
            {found.map(({ note, num }) => (
              <li key={note}>{t(`cbct.note.${note}`, { count: num, num })}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section}>
        <h3>{t('cbct.info.viewing')}</h3>
        <p className={styles.note}>
          {shown && isReduced(shown)
            ? t('cbct.reduced', { factor: largestFactor(shown) })
            : t(shown ? 'cbct.info.whole' : 'cbct.info.nothing')}
        </p>
        <p className={styles.note}>
          {t('cbct.info.budget', { memory: formatBytes(budget.bytes), side: formatNumber(budget.side) })}
        </p>
      </section>
    </>
  );
}

type Note = 'missingSlices' | 'unevenGaps' | 'duplicateSlices' | 'tiltCorrected' | 'orderAssumed' | 'setAside';

/** What people should know of how the scan was read; nothing that did not happen. */
function noted(notes: CbctNotes): readonly { note: Note; num: number }[] {
  const aside = Object.values(notes.setAside).reduce((sum, count) => sum + count, 0);
  const all: readonly { note: Note; num: number }[] = [
    { note: 'missingSlices', num: notes.missingSlices },
    { note: 'unevenGaps', num: notes.unevenGaps },
    { note: 'duplicateSlices', num: notes.duplicateSlices },
    { note: 'tiltCorrected', num: notes.tiltCorrected },
    { note: 'orderAssumed', num: Number(notes.orderAssumed) },
    { note: 'setAside', num: aside },
  ];
  return all.filter(({ num }) => num > 0);
}
