import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type CaseDetail, endpoints } from '@archway/contracts';
import { SectionNav } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { query, usePhone, useText } from '@archway/platform';
import { detailPath } from '../../case/case-address.ts';
import { stageName } from '../../case/case-words.ts';
import type { DetailSection } from './use-sections.ts';
import styles from './detail.module.css';

interface Props {
  detail: CaseDetail;
  sections: readonly DetailSection[];
  selected: string;
  onSelect: (key: string) => void;
}

/** The sections at the left, below the choice of the version. */
export function SectionMenu({ detail, sections, selected, onSelect }: Props) {
  const t = useText('cases');
  const navigate = useNavigate();
  const phone = usePhone();
  const versions = useQuery(query(endpoints.cases.versions, { query: { caseId: detail.caseId } }));
  const groups = (['case', 'plan', 'progress'] as const).map((group) => ({
    key: group,
    title: t(`sectionGroup.${group}`),
    items: sections
      .filter((section) => section.group === group)
      .map(({ key, label, count, turn, Icon }) => ({
        key,
        label,
        icon: <Icon aria-hidden="true" />,
        ...(count ? { count, ...(turn && { turn }) } : {}),
      })),
  }));
  const options = (versions.data ?? []).map(({ version, stage }) => ({ value: version, label: stageName(stage, t) }));
  return (
    <SectionNav
      label={t('section.label')}
      groups={groups.filter((group) => group.items.length > 0)}
      selected={selected}
      onSelect={onSelect}
      head={
        options.length > 1 ? (
          <Select
            size={phone ? 'large' : 'middle'}
            className={styles.version ?? ''}
            aria-label={t('section.version')}
            value={detail.version}
            options={options}
            onChange={(version: number) => void navigate(detailPath({ caseId: detail.caseId, version }))}
          />
        ) : undefined
      }
    />
  );
}
