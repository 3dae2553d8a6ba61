import { Link } from 'react-router-dom';
import type { LibraryVersion } from '@archway/contracts';
import { formatDay, useText } from '@archway/platform';
import { libraryPath } from '../../case/case-address.ts';
import { stageName } from '../../case/case-words.ts';
import styles from './library.module.css';

interface Props {
  caseId: string;
  versions: readonly LibraryVersion[];
  shown: LibraryVersion;
}

const counted = ['records', 'followUps', 'pictures'] as const;

/** The versions of a case with what the library has of each; each has an address of its own. */
export function VersionSwitch({ caseId, versions, shown }: Props) {
  const t = useText('cases');
  return (
    <nav aria-label={t('library.versions')}>
      <ul className={styles.versions}>
        {versions.map((each) => (
          <li key={each.version}>
            <Link
              to={libraryPath({ caseId, version: each.version })}
              aria-current={each.version === shown.version ? 'page' : undefined}
            >
              <strong>{stageName(each.stage, t)}</strong>
              <small>{formatDay(each.createTime)}</small>
              <span>{counted.map((key) => t(`library.count.${key}`, { count: each[key] })).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
