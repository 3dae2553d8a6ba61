import { type Designer, type FormRules, PASSWORD_PATTERN, endpoints, shownName } from '@archway/contracts';
import { call, encryptPassword, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';

const rules = {
  password: {
    ...{ kind: 'text', required: true, max: 64, verbatim: true, pattern: PASSWORD_PATTERN, mismatch: 'passwordRule' },
    refusals: ['passwordRule', 'passwordUnreadable', 'notTeamAccount'],
  },
} as const satisfies FormRules;

interface Props {
  designer: Designer;
  onClose: () => void;
}

/** Another password for an account that was made for the team. */
export function ResetPassword({ designer, onClose }: Props) {
  const t = useText('account');
  const { designTeamId, userId } = designer;
  const name = shownName(designer);
  const form = useForm({
    id: 'designer-password',
    rules,
    initial: { password: '' },
    label: () => t('team.newPassword'),
    async send({ password }) {
      const body = { designTeamId, userId, password: await encryptPassword(password) };
      await call(endpoints.teams.resetPassword, { body }, { quiet: true });
      notify.success(t('team.passwordReset', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('team.resetTitle', { name })}
      okText={t('team.resetPassword')}
      onCancel={onClose}
    >
      <p>{t('team.resetBody')}</p>
      <FormField {...form.field('password')} hint={t('assistants.passwordHint')}>
        {(control) => <Input.Password {...control} {...form.text('password')} autoFocus autoComplete="new-password" />}
      </FormField>
    </FormDialog>
  );
}
