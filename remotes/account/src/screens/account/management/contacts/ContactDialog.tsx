import { emailChangeRules, endpoints, phoneChangeRules } from '@archway/contracts';
import {
  call,
  invalidate,
  likelyCountry,
  notify,
  refreshPersonalData,
  useForm,
  useLang,
  useText,
} from '@archway/platform';
import { FormDialog } from '@archway/ui/data';
import { ContactFields } from '../../../register/ContactFields.tsx';

interface Props {
  kind: 'phone' | 'email';
  onClose: () => void;
}

const { region, phone, code } = phoneChangeRules;
const rules = {
  phone: { region, contact: phone, code },
  email: { region, contact: emailChangeRules.email, code },
} as const;

/** Another phone number or email, proved by the code that was sent to it. */
export function ContactDialog({ kind, onClose }: Props) {
  const t = useText('account');
  const lang = useLang();
  const form = useForm({
    id: `change-${kind}`,
    rules: rules[kind],
    initial: { region: likelyCountry(lang), contact: '', code: '' },
    label: (name) => (name === 'contact' ? t(`field.${kind}`) : t(`register.${name}`)),
    guard: false,
    async send({ contact, ...given }) {
      if (kind === 'phone')
        await call(endpoints.contacts.changePhone, { body: { ...given, phone: contact } }, { quiet: true });
      else await call(endpoints.contacts.changeEmail, { body: { email: contact, code: given.code } }, { quiet: true });
      notify.success(t('saved'));
      onClose();
      await Promise.all([refreshPersonalData(), invalidate(endpoints.security.events)]);
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('contacts.changeName', { name: t(`field.${kind}`) })}
      okText={t('save')}
      onCancel={onClose}
    >
      <ContactFields
        kind={kind}
        purpose={kind === 'phone' ? 'changePhone' : 'changeEmail'}
        form={form}
        sentNote={t('contacts.codeSent')}
      />
    </FormDialog>
  );
}
