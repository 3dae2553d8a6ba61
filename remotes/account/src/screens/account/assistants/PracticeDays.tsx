import { type PracticeListItem } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Checkbox, DayPicker } from '@archway/ui/data';
import type { ReactNode } from 'react';
import styles from './assistants.module.css';

/** Days by practice; a practice without an entry is not served, one with null has no end. */
export type Days = Readonly<Record<string, string | null>>;

/** What a call is given of them. */
export const servicesOf = (days: Days): { practiceId: string; expiredDay: string | null }[] =>
  Object.entries(days).map(([practiceId, expiredDay]) => ({ practiceId, expiredDay }));

interface Props {
  practices: readonly PracticeListItem[];
  days: Days;
  onChange: (days: Days) => void;
}

/** Which practices an assistant serves, and until when; a day that is empty is no end. */
export function PracticeDays({ practices, days, onChange }: Props) {
  const t = useText('account');
  const toggle = (practiceId: string, serves: boolean): void => {
    const others = Object.fromEntries(Object.entries(days).filter(([id]) => id !== practiceId));
    onChange(serves ? { ...others, [practiceId]: null } : others);
  };
  return (
    <div className={styles.rows} role="group" aria-label={t('assistants.practices')}>
      {practices.map(({ practiceId, name }) => {
        const day = days[practiceId];
        return (
          <div key={practiceId} className={styles.row}>
            <Checkbox checked={day !== undefined} onChange={({ target }) => toggle(practiceId, target.checked)}>
              {name}
            </Checkbox>
            {day === undefined ? null : (
              <EnterChooses>
                <DayPicker
                  aria-label={t('assistants.until', { practice: name })}
                  placeholder={t('assistants.noEnd')}
                  value={day}
                  onChange={(chosen) => onChange({ ...days, [practiceId]: chosen ?? null })}
                />
              </EnterChooses>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** In a calendar Enter takes the day; it must not send the form around it, too. */
function EnterChooses({ children }: { children: ReactNode }) {
  return (
    <span
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      {children}
    </span>
  );
}
