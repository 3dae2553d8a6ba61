import { useEffect, useState } from 'react';
import { usePageTitle, useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { useSearchParams } from 'react-router-dom';
import { type ContactKind, contactKinds } from './contact-kinds.ts';
import { keepInvitation, invitationIn } from './invitation.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import styles from './register.module.css';

/** A new account, or with `?mode=reset` a new password; either by phone or by email. */
export default function RegisterScreen() {
  const t = useText('account');
  const [search] = useSearchParams();
  const [kind, setKind] = useState<ContactKind>('phone');
  const resets = search.get('mode') === 'reset';
  const invitation = invitationIn(search);
  useEffect(() => {
    if (invitation !== null) keepInvitation(invitation);
  }, [invitation]);
  const title = t(resets ? 'register.reset' : 'register.title');
  usePageTitle(title);
  const Form = resets ? ResetForm : RegisterForm;
  return (
    <div className={styles.screen}>
      <section className={styles.card} aria-labelledby="register-title">
        <h1 id="register-title">{title}</h1>
        <p className={styles.intro}>{t(resets ? 'register.resetIntro' : 'register.intro')}</p>
        {invitation !== null && !resets ? (
          <p className={styles.invited}>{t('register.invited', { number: invitation })}</p>
        ) : null}
        <Segmented<ContactKind>
          block
          aria-label={t(resets ? 'register.resetBy' : 'register.by')}
          value={kind}
          options={contactKinds.map((value) => ({
            value,
            label: t(value === 'phone' ? 'register.byPhone' : 'register.byEmail'),
          }))}
          onChange={setKind}
        />
        <Form key={`${kind} ${String(resets)}`} kind={kind} />
      </section>
    </div>
  );
}
