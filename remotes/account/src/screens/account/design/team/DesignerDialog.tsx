import { type Designer, type TeamRole, designerRules, endpoints, shownName } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import { RoleChoice } from './RoleChoice.tsx';
import { refreshTeams } from './refresh-teams.ts';

interface Props {
  designer: Designer;
  onClose: () => void;
}

/** Roles and department of somebody in a team; whoever waits is let in by the first role. */
export function DesignerDialog({ designer, onClose }: Props) {
  const t = useText('account');
  const { designTeamId, userId, department, roleVoList } = designer;
  const before = roleVoList.map(({ roleKey }) => roleKey);
  const [roles, setRoles] = useState<readonly TeamRole[]>(before);
  const [lacking, setLacking] = useState(false);
  const form = useForm({
    id: 'designer',
    rules: designerRules,
    initial: { department: department ?? '' },
    label: () => t('members.department'),
    async send(notes) {
      const body = { designTeamId, userId, roles: [...roles], ...notes };
      await call(endpoints.teams.updateMember, { body }, { quiet: true });
      notify.success(t('saved'));
      await refreshTeams();
      onClose();
    },
  });
  const submit = (): void => {
    setLacking(roles.length === 0);
    if (roles.length > 0) void form.submit();
  };
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('members.editTitle', { name: shownName(designer) })}
      okText={t('save')}
      dirty={form.dirty || roles.join() !== before.join()}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormField
        id="designer-roles"
        label={t('team.roles')}
        required
        problem={lacking && roles.length === 0 ? t('team.oneRole') : undefined}
      >
        {() => <RoleChoice roles={roles} onChange={setRoles} />}
      </FormField>
      <FormField {...form.field('department')}>
        {(control) => <Input {...control} {...form.text('department')} />}
      </FormField>
    </FormDialog>
  );
}
