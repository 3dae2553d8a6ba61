import { Link } from 'react-router-dom';
import type { LibraryVersion } from '@archway/contracts';
import { Box, CalendarCheck, Card, ChevronRight, Image, Layers } from '@archway/ui';
import { useText } from '@archway/platform';
import { FOLLOW_UP_SECTION, detailPath } from '../../case/case-address.ts';
import styles from './library.module.css';

interface Props {
  caseId: string;
  version: LibraryVersion;
}

/** What else there is of a version, which the page of the case shows. */
export function VersionParts({ caseId, version }: Props) {
  const t = useText('cases');
  const parts = [
    {
      section: FOLLOW_UP_SECTION,
      Icon: CalendarCheck,
      text: t('library.count.followUps', { count: version.followUps }),
    },
    { section: 'photos', Icon: Image, text: t('library.count.photos', { count: version.photos }) },
    { section: 'models', Icon: Box, text: t('library.count.models', { count: version.models }) },
    { section: 'cbct', Icon: Layers, text: t('library.count.cbct', { count: version.cbct }) },
  ];
  return (
    <Card title={t('library.parts')} flush>
      <ul className={styles.parts}>
        {parts.map(({ section, Icon, text }) => (
          <li key={section}>
            <Link to={detailPath({ caseId, version: version.version }, section)}>
              <Icon aria-hidden="true" />
              <span>{text}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
