import {
  type DesignTeam,
  type TeamRole,
  type TeamWork,
  type WorkSpan,
  designWorkKinds,
  endpoints,
  workSpans,
} from '@archway/contracts';
import {
  bilingual,
  designerLabel,
  formatDay,
  formatNumber,
  query,
  useLang,
  usePhone,
  useText,
} from '@archway/platform';
import { Activity, Card, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { BarChart, Segmented, Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../design.module.css';
import { PaceTable } from './PaceTable.tsx';
import { RoleFilter } from './RoleFilter.tsx';
import { WorkTable } from './WorkTable.tsx';
import { WorkedCases } from './WorkedCases.tsx';

/** Minutes that the reader's clock is ahead of UTC. */
const zone = (): number => -new Date().getTimezoneOffset();

const WIDTH = { desk: 860, phone: 330 } as const;

/** What the members of a team did: by day, by member, and case by case. */
export function WorkCard({ teams }: { teams: readonly DesignTeam[] }) {
  const t = useText('account');
  const lang = useLang();
  const width = WIDTH[usePhone() ? 'phone' : 'desk'];
  const [span, setSpan] = useState<WorkSpan>('30');
  const [chosen, setChosen] = useState<string>();
  const [userId, setUserId] = useState<string>();
  const [role, setRole] = useState<TeamRole>();
  const team = teams.find(({ designTeamId }) => designTeamId === chosen) ?? teams[0];
  const designTeamId = team?.designTeamId ?? '0';
  const work = useQuery(query(endpoints.teams.work, { query: { designTeamId, span, zone: zone() } }));
  const nameOf = (day: string): string =>
    // The day before the month, as everywhere else.
    new Intl.DateTimeFormat(lang === 'en-US' ? 'en-GB' : lang, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00Z`));
  const data = work.data;
  const shown = (data?.members ?? []).filter(({ roles }) => role === undefined || roles.includes(role));
  // Where there are several teams, everybody is called with theirs.
  const labelOf = (member: TeamWork['members'][number]): string =>
    designerLabel({ ...member, ...(teams.length > 1 && team && { teamName: team.teamName }) });
  const worked = data?.days.some(({ counts }) => Object.values(counts).some((count) => count > 0)) ?? false;
  return (
    <Card
      title={t('work.title')}
      extra={
        <span className={styles.tools}>
          {teams.length > 1 ? (
            <Select
              aria-label={t('design.type.team')}
              value={designTeamId}
              options={teams.map((each) => ({ value: each.designTeamId, label: each.teamName }))}
              onChange={(next: string) => {
                setChosen(next);
                setUserId(undefined);
              }}
            />
          ) : null}
          <Segmented<WorkSpan>
            aria-label={t('work.span')}
            value={span}
            options={workSpans.map((value) => ({ value, label: t('work.days', { count: Number(value) }) }))}
            onChange={setSpan}
          />
        </span>
      }
    >
      {work.isError ? (
        <ErrorBox title={t('work.failed')} error={work.error} onRetry={() => void work.refetch()} />
      ) : data === undefined ? (
        <LoadingSkeleton variant="card" rows={4} />
      ) : !worked ? (
        <EmptyState icon={<Activity />} title={t('work.none')} body={t('work.noneBody')} />
      ) : (
        <>
          <BarChart
            label={t('work.title')}
            width={width}
            format={(value) => formatNumber(value)}
            parts={designWorkKinds.map((kind) => ({ key: kind.value, label: bilingual(kind) }))}
            bars={data.days.map(({ day, counts }) => ({
              key: day,
              label: nameOf(day),
              values: counts,
              words: [
                formatDay(day),
                ...designWorkKinds
                  .filter(({ value }) => counts[value] > 0)
                  .map((kind) => `${bilingual(kind)} ${formatNumber(counts[kind.value])}`),
              ].join(' · '),
            }))}
          />
          <RoleFilter members={data.members} role={role} onChange={setRole} />
          <WorkTable members={shown} labelOf={labelOf} chosen={userId} onChoose={setUserId} />
          <PaceTable members={shown} labelOf={labelOf} />
          {userId === undefined ? null : (
            <WorkedCases
              key={userId}
              asked={{ designTeamId, userId, span, zone: zone() }}
              member={data.members.find((each) => each.userId === userId)}
              onClose={() => setUserId(undefined)}
            />
          )}
        </>
      )}
    </Card>
  );
}
