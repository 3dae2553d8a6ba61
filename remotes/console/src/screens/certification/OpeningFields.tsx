import { type FormState, useText } from '@archway/platform';
import { ExpiryField } from '../../operated/ExpiryField.tsx';
import { ServicesField } from '../../operated/ServicesField.tsx';
import type { Opening } from './opening.ts';

interface Props<V extends { expires: string; services: readonly number[] }> {
  form: FormState<V>;
  name: string;
  opening: Opening;
}

/** Until when who is certified may work, and with what. */
export function OpeningFields<V extends { expires: string; services: readonly number[] }>(props: Props<V>) {
  const { form, name, opening } = props;
  const t = useText('console');
  const practice = opening.practices.join(t('users.separator'));
  const hint = opening.person ? (practice ? 'opensBoth' : 'opensPerson') : 'opensPractice';
  return (
    <>
      <ExpiryField form={form} hint={t(`certification.${hint}`, { name, practice })} />
      {opening.person ? <ServicesField form={form} /> : null}
    </>
  );
}
