import { type ApiScope, apiScopes } from '@archway/contracts';
import { useLang, useText } from '@archway/platform';
import { Checkbox } from '@archway/ui/data';
import styles from '../integration.module.css';

interface Props {
  scopes: readonly ApiScope[];
  onChange: (scopes: readonly ApiScope[]) => void;
}

/** What a new key may do, each with the word of the API. */
export function ScopeChoice({ scopes, onChange }: Props) {
  const t = useText('account');
  const lang = useLang();
  const toggle = (scope: ApiScope, chosen: boolean): void =>
    onChange(chosen ? [...scopes, scope] : scopes.filter((each) => each !== scope));
  return (
    <div className={styles.scopes} role="group" aria-label={t('keys.scopes')}>
      {apiScopes.map(({ value, zh, en }) => (
        <Checkbox key={value} checked={scopes.includes(value)} onChange={({ target }) => toggle(value, target.checked)}>
          {lang === 'zh-CN' ? zh : en} <code className={styles.code}>{value}</code>
        </Checkbox>
      ))}
    </div>
  );
}
