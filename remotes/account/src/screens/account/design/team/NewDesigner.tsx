import { type DesignTeam, type FormRules, type TeamRole, endpoints, teamMemberRules } from '@archway/contracts';
import { call, encryptPassword, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import { AccountFields, firstPasswordRule, noAccount } from '../../AccountFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { refreshTeams } from './refresh-teams.ts';

const { department, ...named } = teamMemberRules;

const rules = { ...named, password: firstPasswordRule, department } as const satisfies FormRules;
const empty = { ...noAccount, department: '' };

interface Props {
  team: DesignTeam;
  onClose: () => void;
}

/** Makes the account of a designer, with its first password and its roles. */
export function NewDesigner({ team: { designTeamId, teamName }, onClose }: Props) {
  const t = useText('account');
  const [roles, setRoles] = useState<readonly TeamRole[]>([]);
  const [lacking, setLacking] = useState(false);
  const form = useForm({
    id: 'new-designer',
    rules,
    initial: empty,
    label: (name) => t(name === 'department' ? 'members.department' : `assistants.${name}`),
    async send({ password, ...values }) {
      const body = { designTeamId, ...values, roles: [...roles], password: await encryptPassword(password) };
      await call(endpoints.teams.createMember, { body }, { quiet: true });
      notify.success(t('team.added'));
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
      title={t('team.addTitle', { team: teamName })}
      okText={t('team.addMember')}
      dirty={form.dirty || roles.length > 0}
      onSubmit={submit}
      onCancel={onClose}
    >
      <AccountFields form={form} />
      <FormField
        id="new-designer-roles"
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
