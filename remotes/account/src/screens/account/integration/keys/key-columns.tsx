import type { ApiKey } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import type { ReactNode } from 'react';
import styles from '../integration.module.css';
import { scopesOf, stateOf, untilText, usedText } from './key-words.ts';

const tones = { active: 'success', expired: 'warning', revoked: 'neutral' } as const;

/** Whether a key still opens anything. */
export function KeyStateTag({ apiKey, t }: { apiKey: ApiKey; t: TextFunction }) {
  const state = stateOf(apiKey);
  return <StatusTag tone={tones[state]}>{t(`keys.state.${state}`)}</StatusTag>;
}

export const keyColumns = (
  t: TextFunction,
  lang: string,
  actions: (key: ApiKey) => ReactNode,
): readonly ListColumn<ApiKey>[] => [
  {
    key: 'name',
    title: t('keys.name'),
    width: 220,
    minWidth: 150,
    render: (_, key) => (
      <TwoLines second={<code className={styles.code}>{key.prefix}…</code>} title={key.name}>
        {key.name}
      </TwoLines>
    ),
  },
  {
    key: 'scopes',
    title: t('keys.scopes'),
    width: 240,
    minWidth: 140,
    grow: true,
    render: (_, key) => scopesOf(key, lang),
  },
  { key: 'used', title: t('keys.lastUsed'), width: 150, priority: 1, render: (_, key) => usedText(t, key) },
  { key: 'until', title: t('keys.until'), width: 120, priority: 2, render: (_, key) => untilText(t, key) },
  {
    key: 'state',
    title: t('keys.stateTitle'),
    width: 100,
    render: (_, key) => <KeyStateTag apiKey={key} t={t} />,
  },
  { key: 'actions', title: '', width: 96, align: 'right', render: (_, key) => actions(key) },
];
