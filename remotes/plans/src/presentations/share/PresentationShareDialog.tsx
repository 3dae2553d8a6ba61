import type { PresentationLanguage } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Monitor } from '@archway/ui';
import { ShareSheet } from '../../share/ShareSheet.tsx';
import { SharedCard } from '../../share/SharedCard.tsx';
import styles from '../../share/share.module.css';

interface Props {
  caseId: string;
  version: number;
  presentationId: string;
  title: string;
  slideCount: number;
  language: PresentationLanguage;
  onClose: () => void;
}

/** Shares a presentation with its patient. */
export function PresentationShareDialog({
  caseId,
  version,
  presentationId,
  title,
  slideCount,
  language,
  onClose,
}: Props) {
  const t = useText('plans');
  return (
    <ShareSheet
      title={t('present.share.title', { name: title })}
      fileName={t('present.share.qrFile', { name: title })}
      notNow={t('present.share.notNow')}
      {...{ caseId, version, onClose }}
      shareable={({ presentations }) =>
        presentations.includes(presentationId) ? { subject: 'presentation', presentationId } : undefined
      }
      isShown={(share) => share.presentationId === presentationId}
      preview={(options, card) => (
        <section className={styles.preview} aria-label={t('share.preview')}>
          <h3>{t('share.preview')}</h3>
          <div className={styles.sheet}>
            <strong>{title}</strong>
            <p className={styles.hint}>
              {[t('share.page.for', { name: card.initials }), options.includeHospital ? card.practice.name : '']
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className={styles.box}>
              <Monitor aria-hidden />
              {t('present.share.slides', { count: slideCount })}
            </div>
            <p className={styles.hint}>
              {t('present.share.language', { language: t(`present.language.${language}`) })}
            </p>
            <SharedCard options={options} card={card} />
          </div>
        </section>
      )}
    />
  );
}
