import { type Marks, readingOf } from '@archway/ceph';
import { useText } from '@archway/platform';
import { valueText } from './measure-text.ts';
import styles from './analysis.module.css';

/** What the confirmed values amount to, in words. */
export function ReadingText({ marks }: { marks: Marks }) {
  const t = useText('cases');
  const { skeletalClass, anb, cause, vertical } = readingOf(marks);
  const words = [
    skeletalClass ? t(`ceph.reading.class.${skeletalClass}`, { value: valueText(anb, 'deg') }) : null,
    skeletalClass && cause ? t(`ceph.reading.cause.${skeletalClass}.${cause}`) : null,
    vertical ? t(`ceph.reading.vertical.${vertical}`) : null,
  ].filter((each) => each !== null);
  return (
    <div className={styles.block}>
      <h2>{t('ceph.reading.title')}</h2>
      <p>{words.length > 0 ? words.join(t('ceph.reading.between')) : t('ceph.reading.none')}</p>
    </div>
  );
}
