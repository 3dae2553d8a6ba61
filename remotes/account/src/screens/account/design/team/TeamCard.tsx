import { type DesignTeam, type Designer, endpoints, memberStatus } from '@archway/contracts';
import { query, usePhone, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, NoticeBar, Plus, StatusTag, Users } from '@archway/ui';
import { ListTable } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CopyLink } from '../../CopyLink.tsx';
import styles from '../design.module.css';
import { DesignerCards } from './DesignerCards.tsx';
import { DesignerDialog } from './DesignerDialog.tsx';
import { NewDesigner } from './NewDesigner.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { TeamMenu } from './TeamMenu.tsx';
import { useDesignerColumns } from './designer-columns.tsx';

/** What is open over the list of a team. */
type Open = { readonly kind: 'edit' | 'password'; readonly designer: Designer } | { readonly kind: 'add' };

interface Props {
  team: DesignTeam;
  /** Makes another team. */
  add?: ReactNode;
}

/** A design team with its people; its creator changes them, its members see each other. */
export function TeamCard({ team, add }: Props) {
  const t = useText('account');
  const phone = usePhone();
  const [open, setOpen] = useState<Open>();
  const { designTeamId, designTeamNo, teamName, manages, own } = team;
  const waits = own !== null && own.roles.length === 0 && !manages;
  const members = useQuery({ ...query(endpoints.teams.members, { query: { designTeamId } }), enabled: !waits });
  const onEdit = (designer: Designer): void => setOpen({ kind: 'edit', designer });
  const onPassword = (designer: Designer): void => setOpen({ kind: 'password', designer });
  const columns = useDesignerColumns(team, { onEdit, onPassword });
  const rows = members.data;
  const enabled = team.status === memberStatus.enabled;
  const close = (): void => setOpen(undefined);
  return (
    <Card
      title={teamName}
      count={rows?.length}
      meta={
        <span className={styles.tools}>
          <StatusTag tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'team.on' : 'team.off')}</StatusTag>
          <span className={styles.number}>{t('team.number', { number: designTeamNo })}</span>
        </span>
      }
      extra={
        <span className={styles.tools}>
          {add}
          {manages && enabled ? <CopyLink path={`/?designTeamNo=${encodeURIComponent(designTeamNo)}`} /> : null}
          {manages ? (
            <Button icon={<Plus aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
              {t('team.addMember')}
            </Button>
          ) : null}
          <TeamMenu team={team} />
        </span>
      }
      flush
    >
      {waits ? (
        <EmptyState
          icon={<Users />}
          title={t('team.waits')}
          body={t('team.waitsBody', { practice: team.practiceName })}
        />
      ) : members.isError ? (
        <ErrorBox title={t('team.membersFailed')} error={members.error} onRetry={() => void members.refetch()} />
      ) : rows === undefined ? (
        <LoadingSkeleton variant="list" rows={3} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<Users />} title={t('team.noMembers')} body={manages ? t('team.noMembersBody') : undefined} />
      ) : (
        <>
          {manages && team.waitingCount > 0 ? (
            <div className={styles.waiting}>
              <NoticeBar tone="warning">{t('team.waiting', { count: team.waitingCount })}</NoticeBar>
            </div>
          ) : null}
          {phone ? (
            <DesignerCards team={team} designers={rows} onEdit={onEdit} onPassword={onPassword} />
          ) : (
            <ListTable<Designer>
              tableKey="account.designers"
              label={teamName}
              columns={columns}
              rows={rows}
              rowKey={({ userId }) => userId}
            />
          )}
        </>
      )}
      {open?.kind === 'add' ? <NewDesigner team={team} onClose={close} /> : null}
      {open?.kind === 'edit' ? <DesignerDialog designer={open.designer} onClose={close} /> : null}
      {open?.kind === 'password' ? <ResetPassword designer={open.designer} onClose={close} /> : null}
    </Card>
  );
}
