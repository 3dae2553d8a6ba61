import { useCallback, useState } from 'react';
import { type SharedPresentation as Shared, endpoints } from '@archway/contracts';
import { BusinessCard, type LinkPass, call, formatDay, usePageTitle, useText } from '@archway/platform';
import { Button, Play } from '@archway/ui';
import { useLinkedMedia } from '../../presentations/media/use-linked-media.tsx';
import { SlideShow } from '../../presentations/show/SlideShow.tsx';
import { usePage } from '../../presentations/show/use-page.ts';
import { SlideCanvas } from '../../presentations/slide/SlideCanvas.tsx';
import styles from './share.module.css';

/** A presentation as a patient looks at it: slide below slide, in full screen one after the other, and whom to ask. */
export function SharedPresentation({ shared, pass }: { shared: Shared; pass: LinkPass }) {
  const t = useText('plans');
  const fetchCredentials = useCallback(
    () => call(endpoints.shareVisit.storage, { body: { ...pass } }, { quiet: true }),
    [pass],
  );
  const { media, studio } = useLinkedMedia(shared, fetchCredentials);
  const page = usePage();
  const [from, setFrom] = useState<number>();
  const { title, slides, doctor, practice } = shared;
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 lang={shared.language}>{title}</h1>
        <p>{[t('share.page.for', { name: shared.initials }), practice?.name].filter(Boolean).join(' · ')}</p>
        <Button type="primary" size="large" icon={<Play aria-hidden />} onClick={() => setFrom(0)}>
          {t('present.share.fullScreen')}
        </Button>
      </header>
      <ol className={styles.slides} aria-label={t('present.share.list')}>
        {slides.map((slide) => (
          <li key={slide.slideId} data-shared-slide={slide.kind}>
            <SlideCanvas slide={slide} media={media} page={page} />
          </li>
        ))}
      </ol>
      <BusinessCard doctor={doctor} practice={practice} />
      <footer className={styles.foot}>
        <p>{t('share.page.viewOnly')}</p>
        <p>{t('share.page.until', { day: formatDay(shared.expiresAt) })}</p>
      </footer>
      {from === undefined ? null : (
        <SlideShow slides={slides} media={media} first={from} title={title} onClose={() => setFrom(undefined)} />
      )}
      {studio}
    </div>
  );
}
