import type { Agreement } from '@archway/contracts';
import { useLang } from '@archway/platform';
import styles from './agreement-text.module.css';

/** A version of the service agreement in the reader's language. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const lang = useLang();
  return (
    <ol className={styles.sections}>
      {agreement.sections.map(({ key, title, body }) => (
        <li key={key}>
          <strong>{title[lang]}</strong>
          <p>{body[lang]}</p>
        </li>
      ))}
    </ol>
  );
}
