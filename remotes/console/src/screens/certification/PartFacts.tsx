import {
  type CertificationDetail,
  HOME_COUNTRY,
  certificationParts,
  certifications,
  credentialItem,
  isCreditCode,
  rowOf,
  toneOf,
} from '@archway/contracts';
import { bilingual, formatListTime, useText } from '@archway/platform';
import { Button, StatusTag } from '@archway/ui';
import { Input } from '@archway/ui/data';
import styles from './certification.module.css';

interface Props {
  part: CertificationDetail['parts'][number];
  wrong: ReadonlyMap<string, string>;
  onMark: (credentialId: string, reason: string | null) => void;
  onShow: (credentialId: string) => void;
}

/** A part with each thing that was given for it, and how it was checked. */
export function PartFacts({ part, wrong, onMark, onShow }: Props) {
  const t = useText('console');
  const title = rowOf(certificationParts, part.part);
  const markable = part.actions.includes('refuse');
  return (
    <section className={styles.part} aria-label={title ? bilingual(title) : part.part}>
      <header>
        <strong>{title ? bilingual(title) : part.part}</strong>
        <StatusTag tone={part.state === 'readyAuth' ? 'warning' : toneOf(certifications, part.state)}>
          {t(`certification.state.${part.state}`)}
        </StatusTag>
      </header>
      {part.practiceName ? (
        <p className={styles.quiet}>
          {[part.practiceName, part.practiceCode, part.practiceAddress].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {part.decidedAt ? (
        <p className={styles.quiet}>
          {[part.decidedBy, formatListTime(part.decidedAt), part.reason].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      <ul className={styles.items}>
        {part.credentials.map((given) => {
          const { credentialId, item, text, fileName, verdict, reason } = given;
          const name = bilingual(credentialItem(item));
          const marked = wrong.get(credentialId);
          return (
            <li key={credentialId} data-marked={marked !== undefined}>
              <span className={styles.itemWords}>
                {fileName === null ? (
                  <>
                    <small>{name}</small>
                    <b>{text}</b>
                    {item === 'creditCode' && part.country === HOME_COUNTRY ? (
                      <small>
                        {t(isCreditCode(text ?? '') ? 'certification.codeRight' : 'certification.codeWrong')}
                      </small>
                    ) : null}
                  </>
                ) : (
                  <Button type="link" size="small" className={styles.open ?? ''} onClick={() => onShow(credentialId)}>
                    {name}
                  </Button>
                )}
                {verdict === 'wrong' && reason ? <small className={styles.reason}>{reason}</small> : null}
              </span>
              {markable ? (
                <Button
                  size="small"
                  type="text"
                  danger={marked === undefined}
                  aria-pressed={marked !== undefined}
                  aria-label={t(marked === undefined ? 'certification.markName' : 'certification.unmarkName', { name })}
                  onClick={() => onMark(credentialId, marked === undefined ? '' : null)}
                >
                  {t(marked === undefined ? 'certification.mark' : 'certification.unmark')}
                </Button>
              ) : null}
              {marked === undefined ? null : (
                <Input
                  className={styles.why ?? ''}
                  value={marked}
                  maxLength={500}
                  aria-label={t('certification.whyName', { name })}
                  placeholder={t('certification.why')}
                  onChange={(event) => onMark(credentialId, event.target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
