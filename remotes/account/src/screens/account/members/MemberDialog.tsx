import { type Member, type MemberIdentity, endpoints, memberRules } from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Radio } from '@archway/ui/data';

interface Props {
  practiceId: string;
  member: Member;
  onClose: () => void;
}

/** Identity, role and department of a member. */
export function MemberDialog({ practiceId, member, onClose }: Props) {
  const t = useText('account');
  const { userId, identity, role, department } = member;
  const form = useForm<{ identity: MemberIdentity; role: string; department: string }>({
    id: 'member',
    rules: memberRules,
    initial: { identity, role: role ?? '', department: department ?? '' },
    label: (name) => t(`members.${name}`),
    async send(notes) {
      await call(endpoints.practices.updateMember, { body: { practiceId, userId, ...notes } }, { quiet: true });
      notify.success(t('saved'));
      await invalidate(endpoints.practices.members);
      onClose();
    },
  });
  const identities: readonly MemberIdentity[] = identity === 'creator' ? ['creator'] : ['doctor', 'assistant'];
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('members.editTitle', { name: member.name })}
      okText={t('save')}
      onCancel={onClose}
    >
      <FormField {...form.field('identity')} hint={t('members.identityHint')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('members.identity')}
            value={form.values.identity}
            onChange={(event) => form.set({ identity: event.target.value as MemberIdentity })}
            options={identities.map((value) => ({ value, label: t(`members.identities.${value}`) }))}
          />
        )}
      </FormField>
      <FormField {...form.field('role')} hint={t('members.roleHint')}>
        {(control) => <Input {...control} {...form.text('role')} />}
      </FormField>
      <FormField {...form.field('department')}>
        {(control) => <Input {...control} {...form.text('department')} />}
      </FormField>
    </FormDialog>
  );
}
