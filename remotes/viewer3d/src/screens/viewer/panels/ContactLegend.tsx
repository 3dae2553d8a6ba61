import { formatNumber, useText } from '@archway/platform';
import { contactClasses, gapShown } from '../../../contact/contact-colors.ts';
import styles from './panel.module.css';

const shown = contactClasses.filter(({ key }) => key !== 'far');

/** What the colours of the contact map mean, in mm. */
export function ContactLegend({ threshold }: { threshold: number }) {
  const t = useText('viewer3d');
  const mm = (value: number): string => formatNumber(value, { digits: 2 });
  const ranges = {
    collision: `< ${mm(-threshold)} mm`,
    contact: `${mm(-threshold)} … ${mm(threshold)} mm`,
    over: `${mm(threshold)} … ${mm(gapShown(threshold))} mm`,
  };
  return (
    <ul className={styles.scale} aria-label={t('contacts.legend')}>
      {shown.map(({ key, color }) => (
        <li key={key}>
          <i data-mark={key} ref={(element) => void element?.style.setProperty('background', color)} aria-hidden />
          <span>{t(`contacts.class.${key}`)}</span>
          <b>{ranges[key as keyof typeof ranges]}</b>
        </li>
      ))}
    </ul>
  );
}
