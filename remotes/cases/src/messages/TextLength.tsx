import { messageRules } from '@archway/contracts';
import { useText } from '@archway/platform';
import styles from './messages.module.css';

const { max } = messageRules.text;
/** The length is told where so few characters are left. */
const NEAR = 200;

export const isTooLong = (text: string): boolean => text.trim().length > max;

/** How long a message is, near the end of what is allowed and beyond it. */
export function TextLength({ text }: { text: string }) {
  const t = useText('cases');
  const num = text.trim().length;
  if (num <= max - NEAR) return null;
  return isTooLong(text) ? (
    <small className={styles.tooLong} role="alert">
      {t('messages.tooLong', { num, most: max })}
    </small>
  ) : (
    <small className={styles.length}>{t('messages.counter', { num, most: max })}</small>
  );
}
