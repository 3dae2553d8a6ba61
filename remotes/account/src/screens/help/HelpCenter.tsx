import { appHistory, usePageTitle, useText } from '@archway/platform';
import { Button, Card, PageTitle } from '@archway/ui';
import styles from './help.module.css';

const steps = ['practice', 'patient', 'models', 'submit', 'view'] as const;
const formats = ['models', 'photos', 'cbct'] as const;
const keys = ['views', 'jaws', 'measure', 'table'] as const;

/** What a newcomer needs to know: the first case, accepted files, keys, and a check of the browser. */
export default function HelpCenter() {
  const t = useText('account');
  usePageTitle(t('help.title'));
  return (
    <>
      <PageTitle description={t('help.intro')}>{t('help.title')}</PageTitle>
      <div className={styles.cards}>
        <Card title={t('help.first')}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <strong>{t(`help.step.${step}.title`)}</strong>
                <p>{t(`help.step.${step}.body`)}</p>
              </li>
            ))}
          </ol>
        </Card>
        <Card title={t('help.files')}>
          <dl className={styles.terms}>
            {formats.map((format) => (
              <div key={format}>
                <dt>{t(`help.format.${format}.title`)}</dt>
                <dd>{t(`help.format.${format}.body`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('help.keyboard')}>
          <dl className={styles.terms}>
            {keys.map((key) => (
              <div key={key}>
                <dt>{t(`help.key.${key}.keys`)}</dt>
                <dd>{t(`help.key.${key}.body`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('help.browser')}>
          <p className={styles.text}>{t('help.browserBody')}</p>
          <Button onClick={() => appHistory.push('/test')}>{t('help.browserCheck')}</Button>
        </Card>
      </div>
    </>
  );
}
