import { type CaseDetail, mayOversee } from '@archway/contracts';
import { CircleCheck } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from '../exchange.module.css';

const always = [
  'patient',
  'prescription',
  'photos',
  'models',
  'cbct',
  'treatmentPlans',
  'messages',
  'library',
  'progress',
] as const;

/** What goes into an archive of whoever is this to the case. */
export function ExportContents({ roles }: Pick<CaseDetail, 'roles'>) {
  const t = useText('cases');
  const contents = mayOversee(roles) ? ([...always, 'audit'] as const) : always;
  return (
    <>
      <p>{t('exchange.export.about')}</p>
      <ul className={styles.contents} aria-label={t('exchange.export.contents')}>
        {contents.map((part) => (
          <li key={part}>
            <CircleCheck aria-hidden="true" />
            {t(`exchange.part.${part}`)}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('exchange.export.care')}</p>
    </>
  );
}
