import { type KeyboardEvent, useRef } from 'react';
import { useText } from '@archway/platform';
import styles from './login-tabs.module.css';

export const loginWays = ['password', 'code'] as const;
export type LoginWay = (typeof loginWays)[number];

interface Props {
  way: LoginWay;
  onChange: (way: LoginWay) => void;
}

export const tabId = (way: LoginWay): string => `login-tab-${way}`;
export const panelId = (way: LoginWay): string => `login-panel-${way}`;

/** By account and password, or by a code; arrow keys change over. */
export function LoginTabs({ way, onChange }: Props) {
  const t = useText('host');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = way === 'password' ? 'code' : 'password';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('login.ways')}>
      {loginWays.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          aria-controls={panelId(each)}
          aria-selected={each === way}
          tabIndex={each === way ? 0 : -1}
          onClick={() => onChange(each)}
          onKeyDown={onKeyDown}
        >
          {t(`login.way.${each}`)}
        </button>
      ))}
    </div>
  );
}
