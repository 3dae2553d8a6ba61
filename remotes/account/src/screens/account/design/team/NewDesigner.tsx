import {
  type DesignTeam,
  type FormRules,
  PASSWORD_PATTERN,
  type TeamRole,
  endpoints,
  teamMemberRules,
} from '@archway/contracts';
import { call, encryptPassword, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import { RoleChoice } from './RoleChoice.tsx';
import { refreshTeams } from './refresh-teams.ts';

const { department, ...named } = teamMemberRules;

/** The password travels encrypted; what it must be is said before it is sent. */
const rules = {
  ...named,
  password: {
    ...{ kind: 'text', required: true, max: 64, verbatim: true, pattern: PASSWORD_PATTERN, mismatch: 'passwordRule' },
    refusals: ['passwordRule', 'passwordUnreadable'],
  },
  department,
} as const satisfies FormRules;

const empty = { nickName: '', userName: '', phone: '', email: '', password: '', department: '' };

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
      id={form.id}
      open
      title={t('team.addTitle', { team: teamName })}
      okText={t('team.addMember')}
      busy={form.busy}
      dirty={form.dirty || roles.length > 0}
      failure={form.failure}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormField {...form.field('nickName')}>
        {(control) => <Input {...control} {...form.text('nickName')} autoFocus autoComplete="off" />}
      </FormField>
      <FormField {...form.field('userName')} hint={t('assistants.userNameHint')}>
        {(control) => <Input {...control} {...form.text('userName')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('phone')} hint={t('assistants.contactHint')}>
        {(control) => <Input {...control} {...form.text('phone')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('email')}>
        {(control) => <Input {...control} {...form.text('email')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('password')} hint={t('assistants.passwordHint')}>
        {(control) => <Input.Password {...control} {...form.text('password')} autoComplete="new-password" />}
      </FormField>
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
