import { type DesignTeam, endpoints, teamRules } from '@archway/contracts';
import { call, notify, refreshPersonalData, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { refreshTeams } from './refresh-teams.ts';

interface Props {
  /** Renames this one; makes one of the practice without it. */
  team?: DesignTeam;
  practiceId: string;
  onClose: () => void;
}

/** A new design team, or another name for one. */
export function TeamNameDialog({ team, practiceId, onClose }: Props) {
  const t = useText('account');
  const form = useForm({
    id: 'team-name',
    rules: teamRules,
    initial: { teamName: team?.teamName ?? '' },
    label: () => t('team.name'),
    async send({ teamName }) {
      if (team) {
        const body = { designTeamId: team.designTeamId, teamName };
        await call(endpoints.teams.update, { body }, { quiet: true });
      } else await call(endpoints.teams.create, { body: { practiceId, teamName } }, { quiet: true });
      notify.success(t(team ? 'saved' : 'team.created'));
      await Promise.all([refreshTeams(), refreshPersonalData()]);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(team ? 'team.rename' : 'team.create')}
      okText={t(team ? 'save' : 'team.create')}
      onCancel={onClose}
    >
      <FormField {...form.field('teamName')} hint={t('team.nameHint')}>
        {(control) => <Input {...control} {...form.text('teamName')} autoFocus autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
