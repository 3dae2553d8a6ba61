import { Link } from 'react-router-dom';
import { type AssistRow, assistPath } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { assistTag, assistTone } from '../../assist/assist-tag.ts';

export const assistColumns = (t: TextFunction): ListColumn<AssistRow>[] => [
  {
    key: 'plan',
    title: t('assists.plan'),
    width: 220,
    minWidth: 160,
    grow: true,
    render: (_value, row) => (
      <TwoLines second={[row.ptNo, t(`task.${row.planType}`)].join(' · ')}>
        <Link to={assistPath(row.assistId)} title={row.planName}>
          {row.planName}
        </Link>
      </TwoLines>
    ),
  },
  {
    key: 'question',
    title: t('assists.question'),
    width: 320,
    minWidth: 160,
    priority: 1,
    render: (_value, { question }) => question ?? '—',
  },
  {
    key: 'status',
    title: t('assists.status'),
    width: 150,
    minWidth: 130,
    render: (_value, row) => <StatusTag tone={assistTone(row)}>{t(assistTag(row))}</StatusTag>,
  },
  {
    key: 'practice',
    title: t('assists.practice'),
    width: 200,
    minWidth: 140,
    render: (_value, row) => <TwoLines second={row.askedBy}>{row.practiceName}</TwoLines>,
  },
  {
    key: 'helper',
    title: t('assists.helper'),
    width: 150,
    minWidth: 110,
    priority: 2,
    render: (_value, { takenBy }) => takenBy ?? '—',
  },
  {
    key: 'asked',
    title: t('assists.asked'),
    width: 140,
    minWidth: 132,
    render: (_value, row) => <ListTime at={row.askedAt} />,
  },
];
