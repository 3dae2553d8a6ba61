import { useEffect, useState } from 'react';
import { usePageTitle, useText } from '@archway/platform';
import { BrandMark } from '../login/BrandMark.tsx';
import { NoticeIcon } from '../notices/NoticeIcon.tsx';
import { AppLink } from '../shell/AppLink.tsx';
import { LanguageLink } from '../shell/header/LanguageLink.tsx';
import { checks, runCheck } from './checks.ts';
import type { CheckName, CheckResult } from './checks.ts';
import styles from './test-page.module.css';

const names = Object.keys(checks) as CheckName[];

type Results = Partial<Record<CheckName, CheckResult>>;

function useResults(): Results {
  const [results, setResults] = useState<Results>({});
  useEffect(() => {
    for (const name of names)
      void runCheck(name).then((result) => setResults((known) => ({ ...known, [name]: result })));
  }, []);
  return results;
}

/** Public: can this browser run Archway? */
export default function TestScreen() {
  const t = useText('host');
  const results = useResults();
  const done = names.every((name) => results[name]);
  const good = names.every((name) => results[name]?.ok);
  usePageTitle(t('test.title'));
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <BrandMark />
        <LanguageLink />
      </header>
      <main className={styles.card}>
        <h1>{t('test.title')}</h1>
        <p aria-live="polite">{done ? t(good ? 'test.good' : 'test.bad') : t('test.running')}</p>
        <ul>
          {names.map((name) => (
            <Line key={name} name={name} result={results[name]} />
          ))}
        </ul>
        <AppLink to="/login">{t('test.toLogin')}</AppLink>
      </main>
    </div>
  );
}

function Line({ name, result }: { name: CheckName; result: CheckResult | undefined }) {
  const t = useText('host');
  const kind = result ? (result.ok ? 'success' : 'error') : 'info';
  return (
    <li data-check={name} data-kind={kind}>
      <NoticeIcon kind={kind} />
      <div>
        <strong>{t(`test.${name}`)}</strong>
        <p>{result && !result.ok ? t(`test.missing.${name}`) : (result?.detail ?? '')}</p>
      </div>
      <span>{t(`test.result.${kind}`)}</span>
    </li>
  );
}
